import { Form } from 'react-router';
import { formatDay } from '#app/platform/moment.ts';
import { SendAgainButton } from '#app/ui/SendAgainButton.tsx';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import { EndSeat } from './EndSeat.tsx';
import type { ListedSeat } from './list-seats.server.ts';

const states: Record<ListedSeat['state'], string> = {
  offered: 'Invited',
  expired: 'Invited, the link has expired',
  taken: 'Taken',
};

/** The seats that a reader gives, each with a way to end it. */
export function SeatList({ seats, maySend }: { seats: readonly ListedSeat[]; maySend: boolean }) {
  return (
    <Table
      caption="Seats"
      stack
      head={
        <>
          <Th>Email</Th>
          <Th>State</Th>
          <Th>Since</Th>
          <Th>
            <span className="sr-only">Send again, end</span>
          </Th>
        </>
      }
    >
      {seats.map(({ id, email, state, since }) => (
        <Row key={id}>
          <Td>
            <span className="font-semibold wrap-anywhere">{email}</span>
          </Td>
          <Td label="State">{states[state]}</Td>
          <Td label="Since" nowrap>
            {formatDay(since)}
          </Td>
          <Td>
            <div className="button-row">
              {state !== 'taken' && maySend ? (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="seat" value={id} />
                  <SendAgainButton>
                    Send Again<span className="sr-only">: {email}</span>
                  </SendAgainButton>
                </Form>
              ) : null}
              <EndSeat seatId={id} ending={state === 'taken' ? 'end' : 'take-back'} of={email} />
            </div>
          </Td>
        </Row>
      ))}
    </Table>
  );
}
