// Makes the recorded matches that the tests read, where they are not there yet.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const made = new URL('../fixtures/made/said/fa.json', import.meta.url);
const python = process.env['PYTHON'] ?? '../.venv/bin/python';

export default function setup(): void {
  if (!existsSync(made)) execFileSync(python, ['fixtures/make.py'], { stdio: 'inherit' });
}
