import { Row, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import { ToggleSwitch } from '#app/ui/ToggleSwitch.tsx';

type PaymentMatterTableProps = {
  matters: {
    id: string;
    date: string;
    kind: string;
    status: string;
    amountCents: number;
    currency: string;
    email: string | null;
    processed: boolean;
  }[];
};

const kinds: Readonly<Record<string, string>> = {
  refund: 'Refund',
  dispute: 'Dispute',
  'second-subscription': 'Second subscription',
};

const amount = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** Money that went back or is asked back; what is to be done about it is done at Stripe. */
export function PaymentMatterTable({ matters }: PaymentMatterTableProps) {
  return (
    <Table
      caption="Refunds and disputes"
      dense
      stack
      head={
        <>
          <Th>Date</Th>
          <Th>Kind</Th>
          <Th>Status</Th>
          <Th number>Amount</Th>
          <Th>Reader</Th>
          <Th>At Stripe</Th>
          <Th>Processed</Th>
        </>
      }
    >
      {matters.map((matter) => (
        <Row key={matter.id}>
          <Td label="Date" nowrap>
            {matter.date}
          </Td>
          <Td label="Kind">{kinds[matter.kind] ?? matter.kind}</Td>
          <Td label="Status">{matter.status.replaceAll('_', ' ')}</Td>
          <Td label="Amount" number>
            {amount(matter.amountCents, matter.currency)}
          </Td>
          <Td label="Reader">
            {matter.email ? <Truncated text={matter.email} /> : 'Account deleted'}
          </Td>
          <Td label="At Stripe">
            <code>{matter.id}</code>
          </Td>
          <Td label="Processed">
            <ToggleSwitch
              label={`Processed: ${kinds[matter.kind] ?? matter.kind} ${matter.id}`}
              checked={matter.processed}
              name="processed"
              fields={{ id: matter.id }}
            />
          </Td>
        </Row>
      ))}
    </Table>
  );
}
