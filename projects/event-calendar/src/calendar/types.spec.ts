import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const COMPILER = join(ROOT, 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js');
const RIGHT = 'right-types.spec-host.ts';
const WRONG = 'wrong-types.spec-host.ts';

/** Compiles the two hosts under strict templates: lines of the errors, by file. */
function compile(): Record<string, number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ec-types-'));
  try {
    const config = join(folder, 'tsconfig.json');
    const options = {
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: { noEmit: true, outDir: folder },
      files: [RIGHT, WRONG].map((file) => join(__dirname, file)),
      references: [],
    };
    writeFileSync(config, JSON.stringify(options));
    execFileSync(process.execPath, [COMPILER, '-p', config], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return {};
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    // eslint-disable-next-line no-control-regex -- the compiler colours what it writes
    const lines = (stdout + stderr).replace(/\u001b\[\d+m/g, '').split('\n');
    const errors: Record<string, number[]> = {};
    for (const line of lines) {
      const found = /([\w.-]+\.ts):(\d+):\d+ - error/.exec(line);
      if (found === null) {
        if (/^error|Error:/.test(line)) throw new Error(line, { cause: failure });
        continue;
      }
      (errors[found[1]!] ??= []).push(Number(found[2]));
    }
    return errors;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the types of the boundary', () => {
  let errors: Record<string, number[]>;
  beforeAll(() => (errors = compile()), 60_000);

  it("take a host's own events and plain signals", () => {
    expect(errors[RIGHT]).toBeUndefined();
  });

  it('refuse what is wrong', () => {
    const template = readFileSync(join(__dirname, WRONG), 'utf8').split('\n');
    const wrong = template.flatMap((line, at) =>
      /<(event|ng)-.*wrong/.test(line) ? [at + 1] : [],
    );
    expect([...new Set(errors[WRONG])].sort((a, b) => a - b)).toEqual(wrong);
  });

  it('are right everywhere else', () => {
    expect(Object.keys(errors)).toEqual([WRONG]);
  });
});
