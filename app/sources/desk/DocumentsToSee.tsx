import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { ShownSource } from './read-source.server.ts';

/** Documents that were not taken in, and why. */
export function DocumentsToSee({ documents }: { documents: ShownSource['documents'] }) {
  return (
    <Table
      caption="Documents to look at"
      stack
      head={
        <>
          <Th>Document</Th>
          <Th>What is wrong</Th>
        </>
      }
    >
      {documents.map(({ id, kind, url, title, problem }) => (
        <Row key={id}>
          <Td>
            <a href={url} rel="noreferrer" className="wrap-anywhere">
              {title ?? url}
            </a>
            <span className="block text-muted text-sm">{kind}</span>
          </Td>
          <Td label="What is wrong">{problem}</Td>
        </Row>
      ))}
    </Table>
  );
}
