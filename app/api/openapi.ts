import { z } from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { brand } from '#app/brand.ts';
import { apiRoot, type Operation, operations } from './operations.ts';
import { type ProblemName, problems, problemType } from './problem.ts';
import { describedMessages } from './webhooks/webhook-message.ts';

const problem = z
  .object({
    type: z.string().meta({ example: '/api#not-in-plan' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'What happened and what to do.' }),
    errors: z
      .array(z.object({ parameter: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Which parameters were wrong, and how.' }),
  })
  .meta({ id: 'Problem', description: 'Why there is no answer (RFC 9457).' });

const everywhere: ProblemName[] = ['invalid-request', 'no-key', 'not-in-plan', 'day-used-up'];

/** The API in OpenAPI 3.1, made from the schemas that its answers go by; once, for it never changes. */
const described = createDocument(
  {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: `Meetings of public bodies, as ${brand.name} tells them, for programs.`,
    },
    security: [{ key: [] }],
    paths: Object.fromEntries(Object.entries(operations).map(pathOf)),
    webhooks: Object.fromEntries(describedMessages.map(webhookOf)),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key made in your settings.' },
      },
    },
  },
  {
    // Fields may be added to an answer: no program should refuse it for that.
    override: ({ jsonSchema, io }) => {
      if (io === 'output') delete jsonSchema.additionalProperties;
    },
  },
);

/** The same where a site stands. */
export const apiDocument = (origin: string) => ({
  ...described,
  servers: [{ url: `${origin}${apiRoot}` }],
});

export type ApiDocument = ReturnType<typeof apiDocument>;

type Described = (typeof describedMessages)[number];

function webhookOf({ name, description, schema }: Described) {
  const post = {
    operationId: name,
    summary: description,
    description: 'Signed as Standard Webhooks describes.',
    security: [],
    requestBody: { content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'Taken. Anything else is sent again later.' } },
  };
  return [name, { post }];
}

function pathOf([operationId, described]: [string, Operation]): [
  string,
  ZodOpenApiPathsObject[string],
] {
  const { path, title, description, params, query, answer } = described;
  const refusals = path.includes('{') ? [...everywhere, 'not-found' as const] : everywhere;
  return [
    path,
    {
      get: {
        operationId,
        summary: title,
        description,
        requestParams: { path: params, query },
        responses: {
          200: {
            description: 'The answer.',
            headers: z.object({
              ETag: z.string().meta({ description: 'Send it as If-None-Match to be told 304.' }),
              RateLimit: z.string().optional().meta({
                description: 'What is left of the day and the seconds until it is over.',
                example: '"day";r=998;t=3600',
              }),
            }),
            content: { 'application/json': { schema: answer } },
          },
          304: { description: 'It is what you have.' },
          ...Object.fromEntries(
            refusals.map((name) => [
              problems[name].status,
              {
                description: problems[name].title,
                content: { [problemType]: { schema: problem } },
              },
            ]),
          ),
        },
      },
    },
  ];
}
