import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { nonceOfContent, policyByHash } from './policy-by-hash.ts';

const nonce = 'bYw9HGoDOVvAz7Ff9SrNcg==';
const policy = `default-src 'self';script-src 'self' 'nonce-${nonce}';style-src 'self' 'nonce-${nonce}'`;
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('lets the scripts of a page run by their hashes, and no other', () => {
  const html = `<p>1</p><script nonce="${nonce}">one()</script><script nonce="${nonce}">two(\n)</script>`;
  const said = policyByHash(policy, { html, nonce });
  expect(said).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two(\n)')};`);
  // Styles that one of them adds find the nonce in the page.
  expect(said).toContain(`style-src 'self' 'nonce-${nonce}'`);
});

it('leaves no nonce to a page without a script', () => {
  const said = policyByHash(policy, { html: '<p>1</p>', nonce });
  expect(said).toBe("default-src 'self';script-src 'self';style-src 'self'");
});

it('leaves a policy as it is that knows no nonce', () => {
  const strict = "script-src 'none';style-src 'self'";
  expect(policyByHash(strict, { html: '<p>1</p>', nonce })).toBe(strict);
});

it('gives the same content the same nonce, and other content another', () => {
  const page = (given: string, text = 'Fees') => {
    const html = `<p>${text}</p><script nonce="${given}">one()</script>`;
    return nonceOfContent({ html, nonce: given });
  };
  const other = nonce.replace('b', 'c');
  expect(page(nonce)).toEqual(page(other));
  expect(page(nonce).html).toContain(`nonce="${page(nonce).nonce}"`);
  expect(page(nonce, 'Rates').nonce).not.toBe(page(nonce).nonce);
  expect(page(nonce).nonce).toHaveLength(nonce.length);
  expect(nonceOfContent({ html: '<p>1</p>', nonce })).toEqual({ html: '<p>1</p>', nonce });
});
