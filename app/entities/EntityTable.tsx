import { SortHeader } from '#app/ui/SortHeader.tsx';
import type { Sort } from '#app/ui/sort.ts';
import { EmptyRow, Row, RowLink, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';

type EntityTableProps = {
  entities: {
    id: string;
    name: string;
    type: string;
    state: string;
    county: string | null;
    meetings: number;
    followers: number;
    editAddress: string;
  }[];
  sort: Sort;
};

/** The directory in the admin area; a row opens the entity for editing. */
export function EntityTable({ entities, sort }: EntityTableProps) {
  return (
    <Table
      caption="Entities"
      dense
      stack
      head={
        <>
          <SortHeader column="name" sort={sort}>
            Name
          </SortHeader>
          <SortHeader column="type" sort={sort}>
            Type
          </SortHeader>
          <SortHeader column="state" sort={sort}>
            State
          </SortHeader>
          <Th>County</Th>
          <Th number>Meetings</Th>
          <Th number>Followers</Th>
        </>
      }
    >
      {entities.map((entity) => (
        <Row key={entity.id} link>
          <Td className="font-semibold">
            <RowLink to={entity.editAddress}>
              <Truncated text={entity.name} />
            </RowLink>
          </Td>
          <Td label="Type">
            <Truncated text={entity.type} />
          </Td>
          <Td label="State">{entity.state}</Td>
          <Td label="County">
            <Truncated text={entity.county ?? 'N/A'} />
          </Td>
          <Td label="Meetings" number>
            {entity.meetings.toLocaleString('en-US')}
          </Td>
          <Td label="Followers" number>
            {entity.followers.toLocaleString('en-US')}
          </Td>
        </Row>
      ))}
      {entities.length === 0 ? (
        <EmptyRow columns={6}>No entities match these filters. Clear them to see all.</EmptyRow>
      ) : null}
    </Table>
  );
}
