// Makes the recorded matches that the tests read, where they are not there yet or out of date.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

const python = process.env['PYTHON'] ?? '../.venv/bin/python';
const age = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export default function setup(): void {
  const script = 'fixtures/make.py';
  if (age('fixtures/made/classic-4.json') < age(script)) {
    execFileSync(python, [script], { stdio: 'inherit' });
  }
}
