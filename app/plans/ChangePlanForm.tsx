import { Form } from 'react-router';
import { formatDay } from '#app/platform/moment.ts';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { findPlan, formatPrice, limitsOf } from './plan-catalogue.ts';

type ChangePlanFormProps = {
  current: string | null;
  tier: string;
  offer: { dueCents: number; at: number; nextBilling: Date };
};

/** A plan with what changing to it costs now, before it is agreed to. */
export function ChangePlanForm({ current, tier, offer }: ChangePlanFormProps) {
  const plan = findPlan(tier);
  if (!plan?.price) return null;
  const credit = offer.dueCents < 0;
  const fewer = (limitsOf(tier).entities ?? 0) < (limitsOf(current).entities ?? 0);
  return (
    <section className="panel" aria-labelledby={`change-to-${tier}`}>
      <h2 id={`change-to-${tier}`} className="section-title">
        {plan.name}
      </h2>
      <p className="mt-1 mb-5 text-muted">{plan.description}</p>
      <DefinitionList
        items={[
          {
            term: credit ? 'Credited' : 'To Pay Now',
            value: credit
              ? `${formatPrice(-offer.dueCents)} towards your next payments`
              : formatPrice(offer.dueCents),
          },
          { term: 'After That', value: `${formatPrice(plan.price.cents)} a month` },
          { term: 'Next Billing Date', value: formatDay(offer.nextBilling) },
        ]}
      />
      {fewer ? (
        <p className="mt-5 text-muted">
          {plan.name} covers {limitsOf(tier).entities} government entities. Those you followed first
          stay readable; any others stay listed, marked locked.
        </p>
      ) : null}
      <Form method="post" className="mt-5">
        <input type="hidden" name="tier" value={tier} />
        <input type="hidden" name="at" value={offer.at} />
        <SubmitButton name="change" value={tier} pendingLabel="Changing...">
          {credit
            ? `Change to ${plan.name}`
            : `Change to ${plan.name} and Pay ${formatPrice(offer.dueCents)}`}
        </SubmitButton>
      </Form>
    </section>
  );
}
