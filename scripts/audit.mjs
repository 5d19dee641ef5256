// `npm run audit`: asks the registry for known faults of the packages that the site runs with, and
// whether it signed all that is installed. Ends with 1 on a grave fault or a wrong signature. Where the
// registry does not answer such questions, as mirrors often do not, it says so and ends with 0.
import { spawn } from 'node:child_process';
import { preparePackages } from './prepare.mjs';

const patience = 20_000;

/** What npm prints for these arguments; null where it does not come to an end. */
function npm(...args) {
  return new Promise((resolve) => {
    const child = spawn('npm', [...args, '--json', '--loglevel=error', '--fetch-retries=0'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: patience,
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('error', () => resolve(null));
    child.on('close', () => {
      try {
        resolve(JSON.parse(text));
      } catch {
        resolve(null);
      }
    });
  });
}

function told(name, answer, problemsIn) {
  const problems = answer && problemsIn(answer);
  if (!problems) console.log(`Audit, ${name}: skipped, the registry does not answer this.`);
  else if (problems.length === 0) console.log(`Audit, ${name}: nothing was found.`);
  else console.log(`Audit, ${name}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return !problems || problems.length === 0;
}

preparePackages();
const [faults, signatures] = await Promise.all([
  npm('audit', '--omit=dev', '--package-lock-only'),
  npm('audit', 'signatures', '--omit=dev'),
]);
const isSound = [
  told('known faults', faults, ({ vulnerabilities }) =>
    vulnerabilities === undefined
      ? null
      : Object.values(vulnerabilities)
          .filter(({ severity }) => severity === 'high' || severity === 'critical')
          .map(({ name, severity, range }) => `${name} ${range}: ${severity}`),
  ),
  told('signatures', signatures, ({ invalid, missing }) =>
    invalid === undefined || missing === undefined
      ? null
      : [...invalid, ...missing].map(({ name, version }) => `${name} ${version}`),
  ),
];
process.exit(isSound.every(Boolean) ? 0 : 1);
