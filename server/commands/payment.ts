import { withDatabase } from './open-database.ts';

/** Prints what is right and what is missing; fails when something is missing. */
export async function checkStripe(): Promise<void> {
  const payment = await import('#app/plans/payment/check-stripe.server.ts');
  const findings = await payment.checkStripe();
  for (const { ok, text } of findings) console.log(`${ok ? 'ok      ' : 'missing '}${text}`);
  if (findings.some(({ ok }) => !ok)) throw new Error('Payment is not set up yet.');
}

export async function reconcile(): Promise<void> {
  const { compared, failed } = await withDatabase(async () => {
    const payment = await import('#app/plans/payment/reconcile.server.ts');
    return payment.reconcile();
  });
  console.log(`Compared ${compared} customers with Stripe.`);
  if (failed > 0) throw new Error(`${failed} could not be compared; the log says why.`);
}

export async function setPlan(email: string, plan: string, until?: string): Promise<void> {
  const { planSetting, setPlan: set } = await import('#app/plans/set-plan.server.ts');
  const setting = planSetting.safeParse({ email, plan, until });
  if (!setting.success) throw new Error(`${setting.error.issues[0]?.message}.`);
  const { alsoPays } = await withDatabase(() => set({ actorId: null, setting: setting.data }));
  console.log('The plan is set.');
  if (alsoPays) console.log('This account also pays for a plan by card, until that is cancelled.');
}
