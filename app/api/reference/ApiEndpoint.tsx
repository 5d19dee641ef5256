import type { ReactNode } from 'react';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { ShownEndpoint, ShownField, ShownObject } from './read-document.ts';

type ApiEndpointProps = { endpoint: ShownEndpoint; root: string };

/** One thing that can be asked: where, with what, and what comes back. */
export function ApiEndpoint({ endpoint, root }: ApiEndpointProps) {
  const { id, title, description, path, parameters, answer } = endpoint;
  return (
    <section aria-labelledby={id} className="api-part">
      <h3 id={id} className="api-title">
        {title}
      </h3>
      <p className="api-path">
        <code>GET {path}</code>
      </p>
      <p>{withCode(description)}</p>
      {parameters.length > 0 ? (
        <Fields
          caption={`Parameters of ${path}`}
          heading="Parameter"
          fields={parameters.map((parameter) => ({
            ...parameter,
            note: parameter.isRequired ? 'Required. ' : '',
          }))}
        />
      ) : null}
      <Example>{curlOf(endpoint, root)}</Example>
      <Disclosure label="What comes back" className="api-answer">
        <Fields caption={`Answer of ${path}`} heading="Field" fields={answer} />
      </Disclosure>
    </section>
  );
}

/** An object that several answers hold. */
export function ApiObject({ shown: { name, description, fields } }: { shown: ShownObject }) {
  return (
    <Disclosure label={name} id={`object-${name}`} className="api-answer">
      {description ? <p className="mt-2">{description}</p> : null}
      <Fields caption={`Fields of ${name}`} heading="Field" fields={fields} />
    </Disclosure>
  );
}

type FieldsProps = {
  caption: string;
  heading: string;
  fields: readonly (ShownField & { note?: string })[];
};

function Fields({ caption, heading, fields }: FieldsProps) {
  return (
    <Table
      caption={caption}
      stack
      head={
        <>
          <Th>{heading}</Th>
          <Th>Type</Th>
          <Th>Meaning</Th>
        </>
      }
    >
      {fields.map(({ name, type, description, note = '' }) => (
        <Row key={name}>
          <Td>
            <code>{name}</code>
          </Td>
          <Td label="Type">{type}</Td>
          <Td label="Meaning">{withCode(note + description || '–')}</Td>
        </Row>
      ))}
    </Table>
  );
}

/** What stands between backticks as code. */
const withCode = (text: string): ReactNode =>
  text.split(/`([^`]+)`/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: only its place tells a part from another, and it stays
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );

/** Something to type, in a frame that scrolls by itself. */
export function Example({ children }: { children: ReactNode }) {
  return (
    <section
      className="api-example"
      aria-label="Example"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
    >
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}

/** What is asked with the document's own examples, for the parameters without which it cannot be. */
function curlOf({ path, parameters }: ShownEndpoint, root: string): string {
  const given = parameters.filter(({ isRequired, example }) => isRequired && example !== null);
  const filled = given.reduce(
    (text, { name, example }) => text.replace(`{${name}}`, example ?? ''),
    path,
  );
  const query = given.filter(({ name }) => !path.includes(`{${name}}`));
  return [
    `curl ${root}${filled}`,
    `  -H "Authorization: Bearer $DAIS_KEY"`,
    ...(query.length > 0 ? ['  --get'] : []),
    ...query.map(({ name, example }) => `  --data-urlencode '${name}=${example}'`),
  ].join(' \\\n');
}
