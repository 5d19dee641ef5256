// `npm test`: every check and every test, on a fresh clone too. Ends with `N passed, N failed`.
// `npm test -- checks|unit|databases|e2e` runs only those.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBuild, preparePackages, projectEnvironment, root } from './prepare.mjs';

const wanted = process.argv.slice(2);
const wants = (suite) => wanted.length === 0 || wanted.includes(suite);
const results = join(root, 'test-results');
const total = { passed: 0, failed: 0, skipped: 0 };

preparePackages();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

if (wants('checks')) {
  check('Route types', 'react-router', ['typegen']);
  check('Types', 'tsc', ['-p', '.']);
  check('Style', 'biome', ['check', '--error-on-warnings', '.']);
  check('One direction of imports', 'depcruise', [
    'app',
    'server',
    'prisma',
    'stand-ins',
    '--config',
    '.dependency-cruiser.mjs',
  ]);
  check('Nothing unused', 'knip', ['--no-progress']);
  check('Models, schemas and migrations agree', 'node', ['prisma/commands.ts', 'check']);
}
if (wants('unit')) vitest('unit');
if (wants('databases')) {
  vitest('sqlite');
  vitest('postgres');
}
if (wants('e2e')) {
  prepareBuild();
  check("No server code in the browser's bundle", 'node', ['scripts/check-bundle.mjs']);
  endToEnd();
}

const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);

function run(program, args, env = {}) {
  return spawnSync(program, args, {
    cwd: root,
    env: projectEnvironment({ ...env, FORCE_COLOR: '0' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  }).status;
}

function check(name, program, args) {
  console.log(`\n▸ ${name}`);
  if (run(program, args) === 0) total.passed += 1;
  else {
    total.failed += 1;
    console.log(`✗ ${name}`);
  }
}

/** A suite that broke before it could count its tests is one failure. */
function count(suite, status, report, read) {
  if (!existsSync(report)) {
    total.failed += 1;
    console.log(`✗ ${suite} left no report`);
    return;
  }
  const { passed, failed, skipped } = read(JSON.parse(readFileSync(report, 'utf8')));
  total.passed += passed;
  total.failed += failed === 0 && status !== 0 ? 1 : failed;
  total.skipped += skipped;
}

function vitest(project) {
  console.log(`\n▸ Tests: ${project}`);
  const report = join(results, `${project}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  count(project, run('vitest', args), report, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  }));
}

function endToEnd() {
  console.log('\n▸ Tests: end to end');
  const report = join(results, 'e2e.json');
  const args = ['test', '--reporter=list,json'];
  const status = run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  count('end to end', status, report, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}
