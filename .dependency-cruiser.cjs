/** The house rules of who may import whom (docs/adr/0001-table-of-calls.md). */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(contract|ui|web|api|cli|tests|scripts)/', pathNot: allowed },
});

/** The folders of the API whose files all others may use. */
const baseFolders = ['config', 'common', 'database', 'jobs', 'secrets'];

/** The folders of the API from the bottom up: each may use those before it, and none of those after it. */
const apiFolders = [
  'config',
  'common',
  'jobs',
  'database',
  'audit',
  'secrets',
  'base',
  'rateLimits',
  'accounts',
  'idempotency',
  'mail',
  'media',
  'addresses',
  'auth',
  'catalogue',
  'savedProducts',
  'backInStock',
  'importing',
  'payments',
  'carts',
  'orders',
  'invoices',
  'recommendations',
  'ratings',
  'statistics',
  'metrics',
  'tracing',
  'users',
  'docs',
  'storefront',
];

module.exports = {
  forbidden: [
    ...apiFolders.map((folder, place) => ({
      name: 'api-folders-build-on-those-below',
      severity: 'error',
      from: { path: `^api/${folder}/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^api/', pathNot: `^api/(${apiFolders.slice(0, place + 1).join('|')})/` },
    })),
    {
      name: 'api-folders-have-a-place',
      severity: 'error',
      from: { path: '^api/[^/]+/', pathNot: `^api/(${apiFolders.join('|')})/` },
      to: {},
    },
    {
      name: 'api-folders-meet-in-modules-services-and-types',
      severity: 'error',
      from: { path: '^api/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^api/[^/]+/',
        pathNot: ['^api/$1/', `^api/(${baseFolders.join('|')})/`, '\\.(module|service)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('contract-stands-alone', '^contract/', ['^contract/']),
    {
      name: 'contract-knows-zod-only',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    only('ui-knows-the-contract', '^ui/', ['^(ui|contract)/', '^tests/support/']),
    only('api-knows-the-contract', '^api/', ['^(api|contract)/', '^tests/support/']),
    only('web-knows-ui-and-contract', '^web/', ['^(web|ui|contract)/', '^tests/support/']),
    only('cli-knows-api-and-contract', '^cli/', ['^(cli|api|contract)/', '^tests/support/']),
    {
      name: 'ui-has-no-network-store-or-router',
      severity: 'error',
      from: { path: '^ui/' },
      to: { path: 'node_modules/(react-router|react-router-dom|react-redux|@reduxjs)/' },
    },
    {
      name: 'browser-code-knows-no-server',
      severity: 'error',
      from: {
        path: '^(ui|web)/',
        pathNot: '\\.(test|stories)\\.tsx?$|^web/support/|/testing/',
      },
      to: {
        path: [
          'node_modules/(mongoose|mongodb|fastify|nodemailer|sharp|stripe|passport|commander)/',
          'node_modules/@(nestjs|fastify|node-rs)/',
        ],
      },
    },
    {
      name: 'browser-code-knows-no-node',
      severity: 'error',
      from: {
        path: '^(ui|web)/',
        pathNot: '\\.(test|stories)\\.tsx?$|^web/support/|/testing/',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-meet-in-routes',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/(features/([^/]+)|routes)/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'no-tests-in-production-code',
      severity: 'error',
      from: { path: '^(contract|ui|web|api|cli)/', pathNot: '\\.(test|stories)\\.tsx?$|/testing/' },
      to: { path: '\\.(test|stories)\\.tsx?$|^tests/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(contract|ui|web|api|cli)/',
        pathNot: '\\.(test|stories|d)\\.tsx?$|^web/boot\\.ts$',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
