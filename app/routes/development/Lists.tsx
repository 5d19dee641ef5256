import { Badge } from '#app/ui/Badge.tsx';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import { SortHeader } from '#app/ui/SortHeader.tsx';
import { EmptyRow, Row, RowLink, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import { Part, Shown } from './Part.tsx';

const meetings = [
  ['Regular meeting', 'City Council', 'Sep 9, 2025', 128],
  ['Study session on housing', 'Planning Board', 'Sep 2, 2025', 4],
  [
    'Joint meeting of the council and the board on the plan for the neighborhood at the junction',
    'City Council',
    'Aug 21, 2025',
    1040,
  ],
] as const;

export function Lists() {
  return (
    <Part
      id="lists"
      title="Tables and lists"
      text="Sorted and filtered in the address and on the server. A row that leads somewhere does so as a whole."
    >
      <Shown name="Rows that lead somewhere; blocks on a phone">
        <Table
          caption="Example meetings"
          stack
          head={
            <>
              <SortHeader column="title" sort={{ column: 'date', direction: 'desc' }}>
                Title
              </SortHeader>
              <Th>Entity</Th>
              <SortHeader column="date" sort={{ column: 'date', direction: 'desc' }}>
                Date
              </SortHeader>
              <Th number>Pages</Th>
            </>
          }
        >
          {meetings.map(([title, entity, date, pages]) => (
            <Row key={title} link>
              <Td>
                <RowLink to="/sample-meeting">{title}</RowLink>
              </Td>
              <Td label="Entity">{entity}</Td>
              <Td label="Date" nowrap>
                {date}
              </Td>
              <Td label="Pages" number>
                {pages.toLocaleString('en-US')}
              </Td>
            </Row>
          ))}
        </Table>
        <Pagination
          previous={{ before: 'x' }}
          next={{ after: 'x' }}
          status="3 of 10,482 meetings"
        />
      </Shown>
      <Shown name="Dense, for work">
        <Table
          caption="Example votes"
          dense
          head={
            <>
              <Th>Motion</Th>
              <Th>Outcome</Th>
              <Th number>Yes</Th>
              <Th number>No</Th>
            </>
          }
        >
          <Row>
            <Td>
              <Truncated text="To approve the protected lane on Main Street, with a review after a year" />
            </Td>
            <Td>
              <Badge state="adopted">Adopted</Badge>
            </Td>
            <Td number>5</Td>
            <Td number>2</Td>
          </Row>
          <Row>
            <Td>To continue the hearing</Td>
            <Td>
              <Badge state="rejected">Rejected</Badge>
            </Td>
            <Td number>3</Td>
            <Td number>4</Td>
          </Row>
        </Table>
      </Shown>
      <Shown name="Without rows">
        <Table
          caption="Example of an empty table"
          head={
            <>
              <Th>Name</Th>
              <Th>Type</Th>
            </>
          }
        >
          <EmptyRow columns={2}>No government entities found matching your filters.</EmptyRow>
        </Table>
      </Shown>
      <Shown name="Names and values">
        <DefinitionList
          items={[
            { term: 'Email', value: 'reader@example.com' },
            { term: 'Plan', value: 'Citizen' },
          ]}
        />
      </Shown>
    </Part>
  );
}
