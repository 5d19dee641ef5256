import { browserFiles } from './scripts/browser-files.mjs';

/** The house's one direction: routes → rooms → platform; anyone may use ui. */
/** Which rooms a room may use, from the ground up; all others are closed to it. */
export const mayUse = {
  accounts: [],
  plans: ['accounts'],
  entities: ['accounts', 'plans'],
  meetings: ['accounts', 'plans', 'entities'],
  search: ['accounts', 'plans', 'entities', 'meetings'],
  inbox: ['accounts', 'plans', 'entities', 'search'],
  records: ['meetings', 'search'],
  proceedings: ['entities', 'records'],
  checking: ['entities', 'records', 'proceedings'],
  summaries: [
    'accounts',
    'plans',
    'entities',
    'meetings',
    'search',
    'records',
    'proceedings',
    'checking',
  ],
  ask: ['accounts', 'plans', 'entities', 'meetings', 'search', 'records', 'checking', 'summaries'],
  sources: [
    'accounts',
    'plans',
    'entities',
    'meetings',
    'search',
    'records',
    'proceedings',
    'summaries',
  ],
  matters: ['accounts', 'plans', 'entities', 'meetings', 'records', 'proceedings', 'summaries'],
  figures: ['records', 'proceedings', 'checking', 'summaries'],
  notes: ['accounts', 'plans', 'entities', 'meetings', 'records'],
  alerts: [
    'accounts',
    'plans',
    'entities',
    'meetings',
    'search',
    'proceedings',
    'summaries',
    'matters',
  ],
  feeds: ['accounts', 'plans', 'entities', 'meetings', 'search', 'alerts'],
  api: ['accounts', 'plans', 'entities', 'meetings', 'search', 'summaries', 'alerts'],
  operations: ['plans', 'search', 'sources', 'alerts'],
  privacy: ['accounts', 'plans', 'entities', 'inbox', 'meetings', 'records', 'summaries', 'notes'],
};
const rooms = Object.keys(mayUse);

/** Rooms that are arithmetic on text: the same answer on any machine, without a database or files. */
const pure = ['proceedings', 'checking'];

/** Borders between what runs on the server alone and what is sent to browsers. */
const { sent, askHooks } = browserFiles();
const exactly = (files) =>
  `^(${files.map((file) => file.replaceAll('.', '\\.')).join('|') || 'none'})$`;

const room = (names) => `^app/(${names.join('|')})/`;
const tests = '\\.test\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'rooms-never-import-routes',
      severity: 'error',
      from: { path: '^(app/(?!routes|routes\\.ts|root)|server|stand-ins|prisma)' },
      to: { path: '^app/routes/' },
    },
    {
      name: 'platform-and-ui-import-no-room',
      severity: 'error',
      from: { path: '^app/(platform|ui)/', pathNot: tests },
      to: { path: room(rooms) },
    },
    {
      name: 'ui-stands-alone',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: tests },
      to: { path: '^app/', pathNot: '^app/(ui/|brand\\.ts)' },
    },
    {
      name: 'app-does-not-know-its-server',
      severity: 'error',
      from: { path: '^app/', pathNot: `${tests}|^app/entry\\.rsc\\.ts$` },
      to: { path: '^(server|stand-ins|tests|scripts)/' },
    },
    ...Object.entries(mayUse).map(([name, allowed]) => ({
      name: `${name}-uses-only-${allowed.join('-') || 'itself'}`,
      severity: 'error',
      from: { path: room([name]), pathNot: tests },
      to: { path: room(rooms.filter((other) => other !== name && !allowed.includes(other))) },
    })),
    {
      name: 'pure-rooms-hold-no-server-code',
      severity: 'error',
      from: { path: room(pure), pathNot: tests },
      to: { path: '\\.server\\.ts$|^app/platform/(db|jobs|mail|http)/|^prisma/' },
    },
    {
      name: 'pure-rooms-read-nothing-of-the-machine',
      severity: 'error',
      comment: 'checkLines reads and writes the streams it is given.',
      from: { path: room(pure), pathNot: `${tests}|check-lines\\.ts$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'checker-starts-where-it-checks',
      severity: 'error',
      comment: 'It comes with a large table of words; what carries its answers does without.',
      from: {
        path: '^app/(routes|summaries)/',
        pathNot: `${tests}|^app/summaries/(judging-program|judged-sentence|typed-advice)\\.ts$`,
      },
      to: {
        path: '^app/(checking/check-sentences?|summaries/(judged-sentence|typed-advice))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'long-work-starts-in-its-program',
      severity: 'error',
      comment: 'It would hold the process that answers readers (decision 014).',
      from: {
        path: '^app/',
        pathNot: `${tests}|^app/proceedings/minutes/|^app/summaries/(comparing/|minutes/(reading-minutes-program|read-minutes-file\\.server)\\.ts$)`,
      },
      to: {
        path: '^app/(proceedings/minutes/read-minutes|summaries/(review/compare-versions|minutes/read-minutes-file\\.server))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-do-not-import-each-other',
      severity: 'error',
      comment:
        'Pieces of pages (PascalCase) and server helpers may stand beside the routes they serve.',
      from: { path: '^app/routes/', pathNot: tests },
      to: { path: '^app/routes/.+/[a-z_][a-z-]*\\.tsx?$' },
    },
    {
      name: 'browser-code-reaches-no-server-code',
      severity: 'error',
      comment: "A file that begins with 'use client' is sent to the browser with all it imports.",
      from: { path: exactly(sent) },
      to: {
        path: '\\.server\\.ts$|^app/routes/.+/[a-z_][a-z-]*\\.tsx$|^(server|prisma)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-components-ask-no-hooks',
      severity: 'error',
      comment:
        "What asks a hook begins with 'use client', or is imported by nothing else. Of root, React Router sends the browser its part.",
      from: { path: exactly(askHooks), pathNot: '^app/(root|entry\\.client)\\.tsx$' },
      to: { path: '(^|/)(react|react-router|@conform-to/react|@radix-ui/[\\w-]+)(/|$)' },
    },
    {
      name: 'stand-ins-stay-out-of-production',
      severity: 'error',
      comment:
        'server/load-stand-in.ts and load-city-hall.ts load them, in the demonstration and only then.',
      from: { path: '^(app|server|prisma|scripts)/', pathNot: tests },
      to: {
        path: '^stand-ins/',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { pathNot: '^\\.react-router' },
      to: {
        couldNotResolve: true,
        pathNot: '(\\+types|virtual:|^#prisma/generated|\\?(url|raw)$|^mdast$)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|prisma/generated' },
    exclude: { path: '(\\.react-router|/\\+types/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
