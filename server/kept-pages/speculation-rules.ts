import { Router } from 'express';
import { speculationRulesPath } from '#app/platform/http/caching.server.ts';
import { keptPagePatterns } from './kept-addresses.ts';

/**
 * By these a browser that knows them asks for a page while the pointer rests on its link. They are the
 * pages that come from memory; looking at one changes and counts nothing. Browsers take the rules
 * from a file of ours where a page may have no script, too.
 */
const rules = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: { href_matches: keptPagePatterns },
      eagerness: 'moderate',
    },
  ],
});

export const speculationRules = Router().get(speculationRulesPath, (_request, response) => {
  response.type('application/speculationrules+json');
  response.set('Cache-Control', 'public, max-age=3600').send(rules);
});
