import { z } from 'zod';
import type { ApiDocument } from '../openapi.ts';

/** What the page needs of a schema in the document; the rest of JSON Schema passes by. */
const schemaShape = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  example: z.unknown().optional(),
  get properties() {
    return z.record(z.string(), schemaShape).optional();
  },
  get items() {
    return schemaShape.optional();
  },
  get anyOf() {
    return z.array(schemaShape).optional();
  },
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  default: z.unknown().optional(),
});
type Schema = z.infer<typeof schemaShape>;

const documentShape = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z.object({
        operationId: z.string(),
        summary: z.string(),
        description: z.string(),
        parameters: z
          .array(
            z.object({
              name: z.string(),
              in: z.string(),
              required: z.boolean().optional(),
              description: z.string().optional(),
              schema: schemaShape,
            }),
          )
          .default([]),
        responses: z.record(
          z.string(),
          z.object({
            content: z.record(z.string(), z.object({ schema: schemaShape })).optional(),
          }),
        ),
      }),
    }),
  ),
  components: z.object({ schemas: z.record(z.string(), schemaShape) }),
});

export type ShownField = { name: string; type: string; description: string };

export type ShownEndpoint = {
  id: string;
  path: string;
  title: string;
  description: string;
  parameters: (ShownField & { isRequired: boolean; example: string | null })[];
  answer: ShownField[];
};

export type ShownObject = { name: string; description: string; fields: ShownField[] };

/** The API as its page shows it, read from the document that programs read. */
export function readDocument(document: ApiDocument) {
  const { paths, components } = documentShape.parse(document);
  const endpoints: ShownEndpoint[] = Object.entries(paths).map(([path, { get }]) => ({
    id: get.operationId,
    path,
    title: get.summary,
    description: get.description,
    parameters: get.parameters.map(({ name, required, schema, description }) => ({
      name,
      type: typeOf(schema),
      description: [
        description ?? schema.description ?? '',
        schema.default === undefined ? '' : `${String(schema.default)} where it is not said.`,
      ]
        .filter(Boolean)
        .join(' '),
      isRequired: required === true,
      example: schema.example === undefined ? null : String(schema.example),
    })),
    answer: answerOf(get.responses['200']?.content?.['application/json']?.schema, components),
  }));
  const objects: ShownObject[] = Object.entries(components.schemas)
    .map(([name, schema]) => ({
      name,
      description: schema.description ?? '',
      fields: fieldsOf(schema),
    }))
    .filter(({ fields }) => fields.length > 0);
  return { endpoints, objects };
}

type Components = z.infer<typeof documentShape>['components'];

function answerOf(schema: Schema | undefined, { schemas }: Components): ShownField[] {
  if (!schema) return [];
  const name = schema.$ref?.split('/').at(-1);
  return fieldsOf((name === undefined ? schema : schemas[name]) ?? schema);
}

/** The fields of an object, and of the objects without a name that stand in it. */
function fieldsOf(schema: Schema, above = ''): ShownField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = `${above}${key}`;
    const own = {
      name,
      type: typeOf(field),
      description: [
        field.description ?? '',
        field.example === undefined ? '' : `Such as ${JSON.stringify(field.example)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    };
    return [own, ...fieldsOf(inside(field), `${name}.`)];
  });
}

/** What a list holds, and what something is where it is not null. */
function inside(schema: Schema): Schema {
  const meant = schema.anyOf?.find(({ type }) => type !== 'null');
  if (meant) return inside(meant);
  return schema.items ? inside(schema.items) : schema;
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'object';
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  const types = [schema.type ?? 'value'].flat();
  return types.map((type) => (type === 'string' ? (schema.format ?? type) : type)).join(' or ');
}
