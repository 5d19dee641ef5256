import { brand } from '#app/brand.ts';

/** The part of the terms that people need to find: complaints, arbitration, opting out. */
export function TermsOnDisputes() {
  const { name, company, supportEmail } = brand;
  const mail = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return (
    <>
      <h2 id="disputes">Disputes</h2>
      <h3>First, tell us</h3>
      <p>
        Most complaints can be settled by writing to {mail}. Say who you are, what happened and what
        you want. We reply within 45 days. Neither of us starts a proceeding before then.
      </p>

      <h3>Arbitration</h3>
      <p>
        A dispute about {name} or these terms that is not settled that way is decided by binding
        arbitration before one neutral arbitrator of an established arbitration provider, and not in
        court. The Federal Arbitration Act applies.
      </p>
      <ul>
        <li>
          Claims of up to $250,000 go by the provider's streamlined arbitration rules; larger ones
          by its comprehensive rules.
        </li>
        <li>
          If your claim is for less than $10,000, we reimburse the fees that you pay to the
          provider.
        </li>
        <li>
          Hearings can be held in writing, by telephone or by video, or in the county where you
          live.
        </li>
        <li>
          The arbitrator can give each of us what a court could give, and the decision can be
          entered in any court that has jurisdiction.
        </li>
      </ul>
      <p>
        Either of us can still take a claim to small claims court, or ask a court to stop an
        infringement of intellectual property.
      </p>

      <h3>No class actions</h3>
      <p>
        Claims are brought by each person for themselves, not as a plaintiff or member of a class or
        representative proceeding, and the arbitrator may not join the claims of several people
        unless all of them agree.
      </p>

      <h3>Opting out</h3>
      <p>
        You can opt out of arbitration and of the waiver of class actions within 30 days after you
        first accepted these terms: write to {mail} from the address of your account and say that
        you opt out. Nothing else changes for you.
      </p>

      <h3>Time limit</h3>
      <p>
        A claim has to be brought within one year after it arose. After that it is barred, as far as
        the law allows.
      </p>

      <h3>Law and courts</h3>
      <p>
        The law of {company.state} applies, without its rules on conflicts of law. What is not for
        arbitration is for the state and federal courts in {company.state}.
      </p>
    </>
  );
}
