import { Form } from 'react-router';
import { Badge } from '#app/ui/Badge.tsx';
import { Button } from '#app/ui/Button.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { findPlan, formatPrice, isAgreed, type Plan } from './plan-catalogue.ts';

/** Who runs the site has what Enterprise has. */
const isCurrent = (plan: Plan, viewer: PlanViewer) =>
  viewer !== null && findPlan(viewer.tier)?.tier === plan.tier;

type PlanViewer = { tier: string; isAdmin: boolean } | null;
type PlanCardProps = { plan: Plan; viewer: PlanViewer };

/** A plan with its price and the one way to it that is open to this viewer. */
export function PlanCard({ plan, viewer }: PlanCardProps) {
  const id = `plan-${plan.tier}`;
  return (
    <section className="panel flex flex-col" aria-labelledby={id}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="section-title">
          {plan.name}
        </h2>
        {isCurrent(plan, viewer) ? <Badge state="done">Current Plan</Badge> : null}
      </div>
      <Price price={plan.price} />
      <p className="mt-2 text-muted">{plan.description}</p>
      <ul className="mt-4 mb-6 grid gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <CheckIcon className="mt-0.5" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <PlanButton plan={plan} viewer={viewer} />
      </div>
    </section>
  );
}

function Price({ price }: { price: Plan['price'] }) {
  if (!price) return <p className="mt-3 font-serif text-2xl">Custom Pricing</p>;
  if (price.cents === 0) return <p className="mt-3 font-serif text-2xl">Free</p>;
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
      {price.insteadOfCents === null ? null : (
        <s className="text-muted text-xl">
          <span className="sr-only">Instead of </span>
          {formatPrice(price.insteadOfCents)}
        </s>
      )}
      <span className="font-serif text-2xl">{formatPrice(price.cents)}</span>
      <span className="text-muted">a month</span>
    </p>
  );
}

function PlanButton({ plan, viewer }: PlanCardProps) {
  if (isCurrent(plan, viewer)) {
    return (
      <Button block disabled>
        Current Plan
      </Button>
    );
  }
  if (!plan.price) {
    return (
      <LinkButton to="/contact?reason=enterprise" block>
        Contact Us
      </LinkButton>
    );
  }
  if (!viewer) {
    const free = plan.tier === 'free';
    return (
      <LinkButton
        to={`/auth?mode=signup&plan=${plan.tier}`}
        variant={free ? 'primary' : 'secondary'}
        block
      >
        {free ? 'Start Free' : `Sign Up for ${plan.name}`}
      </LinkButton>
    );
  }
  if (plan.tier === 'free') {
    if (viewer.isAdmin) return null;
    return (
      <Form method="post">
        <Button type="submit" block>
          Switch to {plan.name}
        </Button>
      </Form>
    );
  }
  if (viewer.isAdmin || isAgreed(viewer.tier)) return null;
  return (
    <Form method="post" action="/resources/checkout">
      <input type="hidden" name="tier" value={plan.tier} />
      <Button type="submit" variant="primary" block>
        Choose {plan.name}
      </Button>
    </Form>
  );
}
