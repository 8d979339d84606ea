import { z } from 'zod';
import { allCalls, type Call, calls } from '../../contract/calls.js';
import { type ErrorCode, errorStatus } from '../../contract/errors.js';
import { schemaOf } from '../../contract/schemas.js';
import { messages } from '../../contract/messages/en.js';
import { installation } from '../common/installation.js';
import { headersOf, parametersOf } from './parameters.js';
import { summaryOf } from './summaries.js';

type Json = Record<string, unknown>;

/**
 * Returns the JSON Schema of a value as it is sent. This is the input of its Zod schema, because a reply is
 * encoded from the schema's output to its input. A type without a JSON form may be anything.
 */
const wire = (schema: z.ZodType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
};

const json = (schema: Json) => ({ 'application/json': { schema } });

const envelope = {
  success: { const: true },
  error: { const: false },
  message: { type: 'string', description: 'For people; empty where there is nothing to say.' },
};

const answer = (row: Call): Json => {
  const { properties = {}, required = [] } = wire(schemaOf(row).reply);
  return {
    type: 'object',
    properties: { ...envelope, ...(properties as Json) },
    required: [...Object.keys(envelope), ...(required as string[])],
  };
};

/** Describes the content of a call's reply; for a stream, the `data` of one event. */
const content = (row: Call): Json => {
  if (row.download)
    return {
      [row.download]: { schema: { type: row.download === 'application/json' ? 'object' : 'string' } },
    };
  return row.stream
    ? { 'text/event-stream': { schema: (wire(schemaOf(row).reply).properties as Json).data } }
    : json(answer(row));
};

const form = (field: string): Json => ({
  type: 'object',
  properties: { [field]: { type: 'string', format: 'binary' } },
  required: [field],
});

const requestBody = (row: Call): Json => {
  if (row.file)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form(row.file) } } },
    };
  if (row.method === 'GET') return {};
  const { body } = schemaOf(row);
  return { requestBody: { required: !body.safeParse({}).success, content: json(wire(body)) } };
};

/** Lists the errors that any call may answer, by its parameters, its method and who may call it. */
const common = (row: Call): ErrorCode[] => [
  ...(row.method !== 'GET' || parametersOf(row).parameters ? (['invalid'] as const) : []),
  ...(row.method === 'GET' ? [] : (['tooLarge', 'unsupportedMedia'] as const)),
  ...(row.access === 'public' ? [] : (['unauthenticated', 'sessionEnded'] as const)),
  ...(row.access === 'admin' ? (['forbidden'] as const) : []),
  'notReady',
];

const errorReply = (codes: readonly ErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\`: ${messages.errors[code]}`).join('\n\n'),
  content: json({
    allOf: [{ $ref: '#/components/schemas/ApiError' }, { properties: { code: { enum: codes } } }],
  }),
});

const errorReplies = (row: Call): Record<string, Json> => {
  const codes = [...new Set([...common(row), ...schemaOf(row).errors])];
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  return Object.fromEntries(
    statuses.map((status) => [status, errorReply(codes.filter((code) => errorStatus[code] === status))]),
  );
};

const operation = (row: Call): Json => ({
  operationId: row.id,
  tags: [row.id.split('.')[0]],
  summary: summaryOf(row.id),
  security:
    row.access === 'public' ? [] : [{ [row.access === 'refresh' ? 'refreshToken' : 'accessToken']: [] }],
  ...parametersOf(row),
  ...requestBody(row),
  responses: { 200: { description: 'Done', ...headersOf(row), content: content(row) }, ...errorReplies(row) },
});

const apiErrorSchema: Json = {
  type: 'object',
  properties: {
    success: { const: false },
    error: { const: true },
    message: { type: 'string', description: 'What happened and what to do, for people.' },
    code: { enum: Object.keys(errorStatus), description: 'For programs: switch on this.' },
    issues: {
      type: 'array',
      description: 'Each fault of the body.',
      items: {
        type: 'object',
        properties: {
          path: { type: 'array', items: { type: ['string', 'integer'] } },
          message: { type: 'string' },
        },
        required: ['path', 'message'],
      },
    },
    data: { description: 'What a client needs to go on, such as the new figures.' },
  },
  required: ['success', 'error', 'message', 'code'],
};

const bearer = (description: string): Json => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description,
});

/** The page at the path to which mail programs send `backInStock.oneClickStop`. It is no call. */
const stopMailsPage: Json = {
  get: {
    operationId: 'page.stopMails',
    tags: ['page'],
    summary: 'The page that a mail links to, for people who want no more mails about a product',
    security: [],
    responses: {
      200: { description: 'The page', content: { 'text/html': { schema: { type: 'string' } } } },
    },
  },
};

const describePaths = (): Json => {
  const at = (path: string) => allCalls.filter((row) => row.path === path);
  return Object.fromEntries(
    allCalls.map(({ path }) => [
      path,
      {
        ...Object.fromEntries(at(path).map((row) => [row.method.toLowerCase(), operation(row)])),
        ...(path === calls.backInStock.oneClickStop.path && stopMailsPage),
      },
    ]),
  );
};

let described: Json | undefined;
/** Describes the calls once in a process: it takes a tenth of a second. */
const paths = (): Json => (described ??= describePaths());

const description = `Money is in rupees with at most two decimals. Ids are 24 hexadecimal digits. Numbers in bodies may be their plain
decimal text, an empty body is \`{}\`, unknown keys are dropped. Bodies are described as they may be sent.`;

/** Builds the OpenAPI 3.1 document of the whole API from the table of calls and their schemas. */
export const openApi = (publicUrl = '/') => ({
  openapi: '3.1.0',
  info: { title: 'Tokri', version: installation.version, description },
  servers: [{ url: publicUrl }],
  tags: [...new Set(allCalls.map((row) => row.id.split('.')[0])), 'page'].map((name) => ({ name })),
  paths: paths(),
  components: {
    securitySchemes: {
      accessToken: bearer('`data.accesstoken` of a login'),
      refreshToken: bearer('`data.refreshToken` of a login or the latest refresh'),
    },
    schemas: { ApiError: apiErrorSchema },
  },
});
