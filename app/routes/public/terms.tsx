import { Link } from 'react-router';
import { brand } from '#app/brand.ts';
import type { Route } from './+types/terms';
import { LegalPage } from './LegalPage.tsx';
import { TermsOnDisputes } from './TermsOnDisputes.tsx';

export const handle = { hydrate: false };

export function ServerComponent({ matches }: Route.ServerComponentProps) {
  const { name, company, supportEmail } = brand;
  const mail = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return (
    <LegalPage
      title="Terms of Service"
      description={`The terms under which ${brand.name} can be used: accounts, plans and fees, what summaries are and are not, and disputes.`}
      path="/terms"
      matches={matches}
    >
      <p>
        These terms are an agreement between you and {company.legalName} ("we"), a company based in{' '}
        {company.state}, {company.country}, about the use of {name}. By making an account or using{' '}
        {name} you accept them. If you do not, please do not use it.
      </p>
      <p>
        <strong>
          Please read "Disputes" below: it provides for arbitration instead of court and of class
          actions, unless you opt out within 30 days.
        </strong>
      </p>

      <h2>Who may use {name}</h2>
      <p>
        You must be at least 18 years old. If you use {name} for an organization, you say that you
        may accept these terms for it.
      </p>

      <h2>Your account</h2>
      <p>
        Give a name and an e-mail address that are yours, and keep your password to yourself. What
        is done with your account is taken as done by you. If you think somebody else is using it,
        write to {mail} at once.
      </p>

      <h2>Summaries can be wrong</h2>
      <p>
        {name} describes public meetings with the help of software. Summaries may be inaccurate or
        incomplete. They are not the official record, they are not legal advice, and they are not
        made or approved by the governments they are about. Before you rely on a summary, check it
        against the recording or the official minutes.
      </p>

      <h2>Plans and fees</h2>
      <ul>
        <li>
          What the plans hold and cost stands on the <Link to="/pricing">pricing page</Link>.
        </li>
        <li>Fees for paid plans are paid in advance, by card, for each billing period.</li>
        <li>Fees are non-refundable, except where the law gives you a right to a refund.</li>
        <li>
          A paid plan renews until you cancel it. When you cancel, it stays open until the end of
          the period you have paid for.
        </li>
        <li>
          Prices can change. A new price holds from your next billing period, and we tell you before
          it starts.
        </li>
      </ul>

      <h2>Using {name} fairly</h2>
      <p>
        Do not break the law with {name}, try to get into accounts or systems that are not yours,
        collect its contents by automatic means, burden it so that others cannot use it, resell
        access to it, or share an account to get around the limits of a plan.
      </p>

      <h2>Whose it is</h2>
      <p>
        The records of public meetings belong to the public. The software, the name and the
        summaries of {name} are ours or our licensors'. You may read, print, quote and share
        summaries for your own work, naming {name} as the source. Your notes are yours. Feedback
        that you send us may be used to make {name} better, without owing you anything.
      </p>

      <h2>Ending it</h2>
      <p>
        You can stop at any time and have your account deleted. We can close an account that breaks
        these terms, and we can change or end parts of {name}.
      </p>

      <h2>No warranty</h2>
      <p>
        As far as the law allows, {name} is provided as it is and as it is available, without
        warranties of any kind, express or implied, such as of merchantability, fitness for a
        particular purpose, accuracy, or that it is always available.
      </p>

      <h2>Limit of liability</h2>
      <p>
        As far as the law allows, we are not liable for indirect, incidental, special, consequential
        or punitive damages, or for lost profits or data. Our liability for all claims together is
        limited to the amount you paid us in the last month before the claim arose. Where the law
        does not allow such a limit, it does not apply to you.
      </p>

      <TermsOnDisputes />

      <h2>Everything else</h2>
      <p>
        If a part of these terms cannot be enforced, the rest holds. That we do not insist on a
        right once does not mean that we give it up. We can pass this agreement to a company that
        takes over {name}; you cannot pass on yours without our consent. Together with the{' '}
        <Link to="/privacy">Privacy Policy</Link> this is our whole agreement about {name}. When
        these terms change, the new ones stand here with their date; if a change matters, we tell
        you before it holds, and you can end your account instead.
      </p>
      <p>Questions about these terms: {mail}.</p>
    </LegalPage>
  );
}
