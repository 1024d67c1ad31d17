// All test files share one browser: none finds what another one has stored there.
import { beforeEach } from 'vitest';

beforeEach(() => localStorage.clear());
