/** The house's one direction: routes → rooms → platform; anyone may use ui. */
const rooms = [
  'accounts',
  'plans',
  'entities',
  'meetings',
  'summaries',
  'notes',
  'inbox',
  'alerts',
  'search',
];

/** Which rooms a room may use; all others are closed to it. */
const mayUse = {
  accounts: [],
  plans: ['accounts'],
  entities: ['accounts', 'plans'],
  meetings: ['accounts', 'plans', 'entities'],
  summaries: ['accounts', 'plans', 'entities', 'meetings'],
  notes: ['accounts', 'plans', 'entities', 'meetings'],
  inbox: ['accounts', 'plans', 'entities'],
  search: ['accounts', 'plans', 'entities', 'meetings', 'summaries'],
  alerts: ['accounts', 'plans', 'entities', 'meetings', 'summaries', 'search'],
};

const room = (names) => `^app/(${names.join('|')})/`;
const tests = '\\.test\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rooms-never-import-routes',
      severity: 'error',
      from: { path: '^(app/(?!routes|routes\\.ts|root)|server|prisma)' },
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
      from: { path: '^app/', pathNot: tests },
      to: { path: '^(server|tests|scripts)/' },
    },
    ...Object.entries(mayUse).map(([name, allowed]) => ({
      name: `${name}-uses-only-${allowed.join('-') || 'itself'}`,
      severity: 'error',
      from: { path: room([name]), pathNot: tests },
      to: { path: room(rooms.filter((other) => other !== name && !allowed.includes(other))) },
    })),
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
      from: { path: '^app/.*\\.tsx$', pathNot: '^app/(routes/|root\\.tsx|entry\\.server\\.tsx)' },
      to: { path: '\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stand-in-for-stripe-stays-out-of-production',
      severity: 'error',
      comment: 'server/load-stand-in.ts loads it, in the demonstration and only then.',
      from: { path: '^(app|server|prisma|scripts)/', pathNot: `^server/stripe-stand-in/|${tests}` },
      to: {
        path: '^server/stripe-stand-in/',
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
