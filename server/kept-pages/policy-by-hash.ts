import { createHash } from 'node:crypto';

type Nonced = { html: string; nonce: string };

/**
 * A page with a nonce that follows from the rest of it, so that the same content is the same page. What
 * somebody got into the content cannot name it: it would have to hold its own hash.
 */
export function nonceOfContent({ html, nonce }: Nonced): Nonced {
  if (!html.includes(nonce)) return { html, nonce };
  const parts = html.split(nonce);
  const own = createHash('sha256').update(parts.join('')).digest('base64').slice(0, nonce.length);
  return { html: parts.join(own), nonce: own };
}

/**
 * A content security policy for a page that many are sent. A nonce that they all get is no secret, so
 * the scripts within the page are let run by their hashes. Styles that a script adds keep the nonce,
 * where the page has one for them to find.
 */
export function policyByHash(policy: string, { html, nonce }: Nonced): string {
  const allowed = `'nonce-${nonce}'`;
  if (!policy.includes(allowed)) return policy;
  const scripts = html.split(`<script nonce="${nonce}">`).slice(1);
  const hashes = scripts.map((rest) => {
    const script = rest.slice(0, rest.indexOf('</script>'));
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  return policy
    .split(';')
    .map((directive) => {
      if (directive.startsWith('script-src ')) return replaced(directive, allowed, hashes);
      return scripts.length > 0 ? directive : replaced(directive, allowed, []);
    })
    .join(';');
}

const replaced = (directive: string, word: string, by: readonly string[]) =>
  directive
    .split(' ')
    .flatMap((each) => (each === word ? by : [each]))
    .join(' ');
