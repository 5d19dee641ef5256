// `npm test`: every check and every test, on a fresh clone too. Ends with `N passed, N failed`.
// `npm test -- checks|unit|databases|e2e` runs only those.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { prepareBuild, preparePackages, projectEnvironment, root } from './prepare.mjs';

const wanted = process.argv.slice(2);
const wants = (suite) => wanted.length === 0 || wanted.includes(suite);
const results = join(root, 'test-results');
/** What programs answered to the tests of one database, for those of the other. */
const answers = join(results, 'answers');
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const flaky = [];

preparePackages();
rmSync(results, { recursive: true, force: true });
mkdirSync(answers, { recursive: true });

if (wants('checks')) {
  await check('Route types', 'react-router', ['typegen']);
  // Each of them has work for one core.
  await Promise.all([
    check('Types', 'tsc', ['-p', '.']),
    check('Style', 'biome', ['check', '--error-on-warnings', '.']),
    check('One direction of imports', 'depcruise', [
      'app',
      'server',
      'prisma',
      'stand-ins',
      '--config',
      '.dependency-cruiser.mjs',
    ]),
    check('Nothing unused', 'knip', ['--no-progress']),
    check('Models, schemas and migrations agree', 'node', ['prisma/commands.ts', 'check']),
  ]);
}
if (wants('unit')) vitest('unit');
if (wants('databases')) {
  vitest('sqlite');
  vitest('postgres');
}
if (wants('e2e')) {
  prepareBuild();
  await check("No server code in the browser's bundle", 'node', ['scripts/check-bundle.mjs']);
  endToEnd();
}

// Again at the end: of a long run's output, often only the end is kept.
for (const { name, why } of flaky) {
  console.log(`\n⚠ failed once, then passed: ${name}\n${firstLines(why)}`);
}
for (const { name, why } of failures) console.log(`\n✗ ${name}\n${why}`);

const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);

function how(env = {}) {
  return { cwd: root, env: projectEnvironment({ ...env, FORCE_COLOR: '0' }) };
}

/** Its exit status, or the name of the signal that ended it. */
function run(program, args, env) {
  const { status, signal } = spawnSync(program, args, {
    ...how(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status ?? signal;
}

/** What it says is told at its end, in one piece: others may run beside it. */
async function check(name, program, args) {
  const running = spawn(program, args, { ...how(), stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [running.stdout, running.stderr]) {
    stream.on('data', (piece) => said.push(piece));
  }
  const [status, signal] = await once(running, 'close');
  console.log(`\n▸ ${name}\n${Buffer.concat(said)}`.trimEnd());
  if (status === 0) total.passed += 1;
  else fail(name, `${program} ended with ${status ?? signal}`);
}

function fail(name, why) {
  total.failed += 1;
  failures.push({ name, why: firstLines(why) });
}

function firstLines(text) {
  return stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n');
}

/** A suite that broke before, or beside, its tests is one failure. */
function count(suite, status, report, read) {
  if (!existsSync(report)) {
    fail(suite, `no report, ended with ${status}`);
    return;
  }
  const { passed, failed, skipped } = read(JSON.parse(readFileSync(report, 'utf8')));
  total.passed += passed;
  total.skipped += skipped;
  for (const { name, why } of failed) fail(`${suite} › ${name}`, why);
  if (failed.length === 0 && status !== 0) {
    fail(suite, `ended with ${status}, though no test of it failed`);
  }
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
  const status = run('vitest', args, { DAIS_REMEMBERED_PROGRAMS: answers });
  count(project, status, report, (json) => ({
    passed: json.numPassedTests,
    failed: json.testResults.flatMap(failuresOfFile),
    skipped: json.numPendingTests + json.numTodoTests,
  }));
}

/** A file that could not be loaded failed without a test of its own. */
function failuresOfFile({ name: file, status, message, assertionResults }) {
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({
      name: `${relative(root, file)} › ${test.fullName}`,
      why: test.failureMessages.join('\n'),
    }));
  if (tests.length === 0 && status === 'failed') {
    return [{ name: relative(root, file), why: message }];
  }
  return tests;
}

function endToEnd() {
  console.log('\n▸ Tests: end to end');
  const report = join(results, 'e2e.json');
  const args = ['test', '--reporter=list,json'];
  const status = run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  count('end to end', status, report, ({ stats, suites, errors }) => {
    flaky.push(...suites.flatMap((suite) => testsOfSuite(suite, 'flaky')));
    return {
      passed: stats.expected + stats.flaky,
      failed: [
        ...suites.flatMap((suite) => testsOfSuite(suite, 'unexpected')),
        ...errors.map(({ message }) => ({ name: 'outside of a test', why: message })),
      ],
      skipped: stats.skipped,
    };
  });
}

/** The tests of a suite that ended so, with why they last failed. */
function testsOfSuite({ specs = [], suites = [] }, wantedStatus) {
  const named = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wantedStatus)
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        why: results.findLast(({ error }) => error)?.error.message ?? 'no reason was given',
      })),
  );
  return [...named, ...suites.flatMap((suite) => testsOfSuite(suite, wantedStatus))];
}
