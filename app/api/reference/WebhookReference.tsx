import { Link } from 'react-router';
import { plans } from '#app/plans/plan-catalogue.ts';
import { webhookEvents } from '../webhooks/webhook-events.ts';
import { webhookCount } from '../webhooks/webhook-limits.ts';
import { webhooksPath } from '../webhooks/webhook-paths.ts';
import { Example } from './ApiEndpoint.tsx';

const message = `{
  "type": "summary.published",
  "timestamp": "2026-03-10T17:20:08.000Z",
  "data": {
    "meeting": {
      "id": "0199…", "title": "Regular Meeting", "date": "2026-03-09", …
      "address": "https://…/meetings/0199…",
      "api": "https://…/api/v1/meetings/0199…"
    }
  }
}`;

const verifying = `import { Webhook } from 'standardwebhooks';

// With the secret that you were shown. The body as it came, byte for byte; throws where it is not ours.
const told = new Webhook(secret).verify(body, headers);`;

/** What is sent to webhooks, how to know that it is ours, and what becomes of what is not taken. */
export function WebhookReference() {
  return (
    <section aria-labelledby="webhooks" className="api-part">
      <h2 id="webhooks" className="section-title">
        Webhooks
      </h2>
      <p>
        Instead of asking again and again, let your program be told: name an address and what it is
        to hear in your <Link to={webhooksPath}>settings</Link>. A message says what happened and
        where to read it, and is sent only while you may read that.
      </p>
      <dl className="definitions">
        {Object.entries(webhookEvents).map(([name, { text }]) => (
          <div key={name} className="contents">
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Example>{message}</Example>
      <p>
        Messages are signed as{' '}
        <a href="https://www.standardwebhooks.com" rel="noopener">
          Standard Webhooks
        </a>{' '}
        describes, by the headers <code>webhook-id</code>, <code>webhook-timestamp</code> and{' '}
        <code>webhook-signature</code>. Libraries in a dozen languages check that:
      </p>
      <Example>{verifying}</Example>
      <p>
        Answer with 2xx within 15 seconds, and work afterwards. Redirects are not followed. What is
        not taken is sent again after 5 seconds, 5 and 30 minutes, 2, 5 and 10 hours, and then every
        10 hours for five days, always under the same <code>webhook-id</code>: by it you know what
        you had already. An address that took nothing in that time, or answers with 410, is switched
        off, and we write to you.
      </p>
      <ul className="list-disc pl-5">
        {plans.map(({ name, webhooks }) =>
          webhooks === 0 ? null : (
            <li key={name}>
              {name}: {webhookCount(webhooks)}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
