import { Link } from 'react-router';
import { brand } from '#app/brand.ts';
import type { Route } from './+types/privacy';
import { LegalPage } from './LegalPage.tsx';

export const handle = { hydrate: false };

export function ServerComponent({ matches }: Route.ServerComponentProps) {
  const { name, company, supportEmail } = brand;
  const mail = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${brand.name} keeps about its readers, what it is used for, who else sees it, and how to have it changed or deleted.`}
      path="/privacy"
      matches={matches}
    >
      <p>
        {company.legalName} ("we"), a company based in {company.state}, {company.country}, runs{' '}
        {name}. This policy says what we keep about you, what we do with it, and what you can ask of
        us.
      </p>

      <h2>What we keep</h2>
      <ul>
        <li>
          <strong>Your account:</strong> your name, your e-mail address, your plan, and a one-way
          hash of your password. The password itself is stored nowhere. With a second factor, also
          the encrypted key of your authenticator app, the public halves of your passkeys with the
          names that you gave them, and one-way hashes of your recovery codes.
        </li>
        <li>
          <strong>Your sessions:</strong> when you signed in, when you were last here, and which
          browser you used, so that you stay signed in and can see where.
        </li>
        <li>
          <strong>Your reading:</strong> the government bodies you follow, the notes and the
          feedback you write, and the sentences you report. Notes are private to you. Feedback and
          reports are read by us.
        </li>
        <li>
          <strong>What you share:</strong> the links to meetings that you make, until when they
          hold, and how often each was opened. Nothing is kept about those who open them. Your name
          stands on a shared meeting only if you wish it to.
        </li>
        <li>
          <strong>Mail about corrections:</strong> when a summary is corrected that you keep notes
          on or have shared, we write to you. Your settings, and a link in each message, end that.
        </li>
        <li>
          <strong>What you send us:</strong> messages through the contact form and requests for new
          government bodies, with the name and address you give.
        </li>
        <li>
          <strong>Payments:</strong> card payments are taken by Stripe, which gets your email
          address from us. We learn which plan is paid and until when, and of refunds and disputes;
          we never see or keep your card number.
        </li>
        <li>
          <strong>Seats:</strong> on plans with seats for others, whom you invited, and whose seat
          you have. Who pays sees your address, and nothing of what you read or write.
        </li>
        <li>
          <strong>Counts:</strong> how often summaries are read and notes are added. These counts do
          not say by whom.
        </li>
      </ul>

      <h2>What we use it for</h2>
      <p>
        To give you the service you signed up for, to keep accounts safe, to answer you, to bill
        paid plans, and to learn which parts of {name} are used. We do not sell personal data, we do
        not show advertising, and we do not use your notes for anything but showing them to you.
      </p>

      <h2>Cookies</h2>
      <p>
        We set three cookies of our own: one that keeps you signed in, one that carries a message
        from one page to the next, and one that remembers whether you chose the light or the dark
        page. While you set up a second factor, or sign in by one, another keeps for minutes how far
        you have come. None of them follows you to other sites. Where in a recording you stopped,
        and how fast it played, stays in your browser, and so does whether the key / goes to the
        search box.
      </p>

      <h2>Who else sees it</h2>
      <p>
        Companies that work for us, such as those that host {name}, send its mail and take its
        payments, and only as far as that work needs it. What you ask the record is not kept; where
        a language model writes the answer, its provider is sent the question and the passages, and
        not who asks. We hand data to authorities where the law obliges us to. When you press play,
        your browser fetches the recording from where it lies: from the government's own site or
        host, or from YouTube, which see your browser's address then, and not before. If {name}{' '}
        passes to another company, this policy goes with your data.
      </p>

      <h2>People named in meetings</h2>
      <p>
        Summaries are made from public records of public meetings and can name people who spoke
        there. If a summary says something wrong about you, write to {mail} and we will check it
        against the record and correct it.
      </p>

      <h2>How long we keep it</h2>
      <p>
        As long as you have an account. When your account is deleted, your profile, the bodies you
        follow, your notes, your feedback and reports, the links you shared and your sessions are
        deleted with it. What the law makes us keep, such as records of payments, is kept for as
        long as it says.
      </p>

      <h2>What you can ask for</h2>
      <p>
        You can ask to see what we hold about you, to have it corrected, to get a copy of it, and to
        have it deleted. Write to {mail} from the address of your account. We answer requests and
        complaints within 45 days. If you think our answer is wrong, reply to it and say why: it
        will be looked at again. You can also turn to the attorney general of your state.
      </p>

      <h2>Age</h2>
      <p>
        {name} is for people who are at least 18 years old. We do not knowingly keep data about
        anyone younger; if you find that we do, tell us and we will delete it.
      </p>

      <h2>Safety</h2>
      <p>
        Data travels encrypted, sessions can be ended, and few people can reach what we keep. No
        system is perfectly safe. If something happens that puts your data at risk, we will tell you
        as the law requires.
      </p>

      <h2>Changes</h2>
      <p>
        When this policy changes, the new one stands here with its date. The{' '}
        <Link to="/terms">Terms of Service</Link> belong with it.
      </p>
    </LegalPage>
  );
}
