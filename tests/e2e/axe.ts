import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { ImpactValue, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

export type AxeFault = { id: string; impact: ImpactValue; tags: string[]; html: string[] };

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * What axe finds wrong with a page, by all its rules or by `only` (tags or names of rules). It is
 * brought into a document once, however often that is looked at.
 */
export async function axeFaults(
  page: Page | Frame,
  only?: RunOptions['runOnly'],
): Promise<AxeFault[]> {
  if (!(await page.evaluate(() => window.axe))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const options = { resultTypes: ['violations' as const], ...(runOnly && { runOnly }) };
    const results = await window.axe?.run(document, options);
    if (!results) throw new Error('axe is not there');
    return results.violations.map(({ id, impact = null, tags, nodes }) => ({
      ...{ id, impact, tags },
      html: nodes.map(({ html }) => html),
    }));
  }, only);
}

export const isSerious = ({ impact }: AxeFault) => impact === 'serious' || impact === 'critical';
