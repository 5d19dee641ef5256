import { bodyPath } from '#app/entities/body-path.ts';
import { entityPlace, entityTitle } from '#app/entities/entity.ts';
import { formatDay } from '#app/platform/moment.ts';
import { SortHeader } from '#app/ui/SortHeader.tsx';
import { EmptyRow, Row, RowLink, Table, Td } from '#app/ui/Table.tsx';
import type { CoverageList } from './coverage-list.ts';
import { missingWords } from './coverage-words.ts';
import type { CoveredBody } from './find-coverage.server.ts';

type CoverageTableProps = { bodies: readonly CoveredBody[]; sort: CoverageList['sort'] };

const heads = [
  { column: 'name', words: 'Body', first: 'asc' },
  { column: 'since', words: 'Watched Since', first: 'asc' },
  { column: 'soon', words: 'Summary After', first: 'asc' },
  { column: 'summarised', words: 'Summarized', first: 'desc' },
  { column: 'missing', words: 'Missing', first: 'desc' },
] as const;

/** Bodies that are watched, each leading to its page, with what is known to be missing. */
export function CoverageTable({ bodies, sort }: CoverageTableProps) {
  return (
    <Table
      caption="Government bodies that are watched"
      stack
      head={heads.map(({ column, words, first }) => (
        <SortHeader key={column} column={column} sort={sort} first={first}>
          {words}
        </SortHeader>
      ))}
    >
      {bodies.map((body) => (
        <Row key={body.id} link>
          <Td>
            <RowLink to={bodyPath(body.id)}>
              <span className="font-semibold wrap-anywhere">{entityTitle(body)}</span>
            </RowLink>
            <span className="block text-muted text-sm">{entityPlace(body)}</span>
          </Td>
          <Td label="Watched since" nowrap>
            <time dateTime={body.watchedSince.toISOString()}>{formatDay(body.watchedSince)}</time>
          </Td>
          <Td label="Summary after">
            <Soon {...body} />
          </Td>
          <Td label="Summarized" nowrap>
            {body.summarised.toLocaleString('en-US')} of {body.held.toLocaleString('en-US')}
          </Td>
          <Td label="Missing">
            {missingWords(body).map((words) => (
              <span key={words} className="block">
                {words}
              </span>
            ))}
            {missingWords(body).length === 0 ? <span className="text-muted">Nothing</span> : null}
          </Td>
        </Row>
      ))}
      {bodies.length === 0 ? (
        <EmptyRow columns={heads.length}>No bodies that are watched match these filters.</EmptyRow>
      ) : null}
    </Table>
  );
}

function Soon({ usualDays, usualOf }: Pick<CoveredBody, 'usualDays' | 'usualOf'>) {
  if (usualDays === null) return <span className="text-muted">None yet</span>;
  return (
    <>
      {usualDays.toLocaleString('en-US')} {usualDays === 1 ? 'day' : 'days'}
      <span className="block text-muted text-sm">
        {usualOf === 1 ? 'of one' : `median of ${usualOf.toLocaleString('en-US')}`}
      </span>
    </>
  );
}
