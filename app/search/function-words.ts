import { words } from '#app/platform/language/pattern.ts';
import { stemOf } from './stem.ts';

const list =
  words(`a an the of to in on for from by with at as into about over under and or but nor if
  so than that this these those it its he she they them his her their we us our you your i me my is are
  was were be been being am do does did done has have had will would can could shall should may might
  must not no there here what which who whom whose when where why how any some all each between during
  until against s t say says said tell told talk talked happen happened`);

const stems = new Set(list.map(stemOf));

/** A word that is in nearly every text: it belongs to a phrase, and narrows nothing by itself. */
export const isFunctionWord = (stem: string) => stems.has(stem);
