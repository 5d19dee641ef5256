// `npm test`: every check and every test, on a fresh clone too. Ends with `N passed, N failed`.
// `npm test -- checks|unit|databases|e2e` runs only those.
import { spawn } from 'node:child_process';
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
/** Of what failed so much is told again at the end. In lines, and in letters. */
const mostLines = 12;
const longestComplaint = 4000;
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
if (wants('unit')) await vitest('unit');
if (wants('databases')) {
  await vitest('sqlite');
  await vitest('postgres');
}
if (wants('e2e')) {
  prepareBuild();
  await check("No server code in the browser's bundle", 'node', ['scripts/check-bundle.mjs']);
  await endToEnd();
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

/** Its exit status, or the name of the signal that ended it, and the end of what it complained of. */
async function run(program, args, env) {
  const running = spawn(program, args, { ...how(env), stdio: ['ignore', 'inherit', 'pipe'] });
  let complaints = '';
  running.stderr.on('data', (piece) => {
    process.stderr.write(piece);
    complaints = `${complaints}${piece}`.slice(-longestComplaint);
  });
  // Not its 'close': what it has left behind may hold the pipe.
  const [status, signal] = await once(running, 'exit').catch((error) => [error.code]);
  return { status: status ?? signal, complaints };
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
  return linesOf(text).slice(0, mostLines).join('\n');
}

function lastLines(text) {
  return linesOf(text)
    .slice(1 - mostLines)
    .join('\n');
}

function linesOf(text) {
  return stripVTControlCharacters(text).trimEnd().split('\n');
}

/** A suite that broke before, or beside, its tests is one failure. */
function count(suite, { status, complaints }, report, read) {
  if (!existsSync(report)) {
    fail(suite, `no report, ended with ${status}\n${lastLines(complaints)}`);
    return;
  }
  const { passed, failed, skipped } = read(JSON.parse(readFileSync(report, 'utf8')));
  total.passed += passed;
  total.skipped += skipped;
  for (const { name, why } of failed) fail(`${suite} › ${name}`, why);
  if (failed.length === 0 && status !== 0) {
    fail(suite, `ended with ${status}, though no test of it failed\n${lastLines(complaints)}`);
  }
}

async function vitest(project) {
  console.log(`\n▸ Tests: ${project}`);
  const report = join(results, `${project}.json`);
  const outside = join(results, `${project}-outside.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./tests/support/report-outside.ts',
  ];
  const ended = await run('vitest', args, {
    DAIS_REMEMBERED_PROGRAMS: answers,
    DAIS_FAILED_OUTSIDE: outside,
  });
  count(project, ended, report, (json) => ({
    passed: json.numPassedTests,
    failed: [...json.testResults.flatMap(failuresOfFile), ...readIfThere(outside)],
    skipped: json.numPendingTests + json.numTodoTests,
  }));
}

function readIfThere(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** A file that could not be loaded failed without a test of its own; what hooks threw is told outside. */
function failuresOfFile({ name: file, status, message, assertionResults }) {
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({
      name: `${relative(root, file)} › ${test.fullName}`,
      why: test.failureMessages.join('\n'),
    }));
  if (tests.length === 0 && status === 'failed' && message) {
    return [{ name: relative(root, file), why: message }];
  }
  return tests;
}

async function endToEnd() {
  console.log('\n▸ Tests: end to end');
  const report = join(results, 'e2e.json');
  const args = ['test', '--reporter=list,json'];
  const ended = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  count('end to end', ended, report, ({ stats, suites, errors }) => {
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
