import { words } from '#app/platform/language/pattern.ts';
import { stem } from '#app/proceedings/language/stem.ts';

/** Words a summary adds to say that somebody spoke: 'Lee noted', 'according to the chair'. */
export const speechWords = words(`
  said say says state states stated tell told note noted notes mention mentioned explain explained
  describe described argue argued warn warned urge urged stress stressed emphasize emphasized add
  added ask asked thank thanked announce announced report reported claim claimed reply replied
  answer answered point pointed recall recalled express expressed discuss discussed according call
  called remark remarked comment commented suggest suggested speaker speakers meeting summary
  discussing discussion talked talking questioned wondered rebutted group believed believe thought
  think concern concerned however therefore although moreover furthermore besides similarly
  finally lastly firstly secondly meanwhile instead example instance indeed overall respectively
  additionally currently recently previously already apart regarding concerning concede conceded
  admit admitted insist insisted vow vowed caution cautioned acknowledge acknowledged criticize
  criticized predict predicted recount recounted observe observed contend contended maintain
  maintained assert asserted cite cited citing highlight highlighted
`);

const speech = new Set(speechWords.map(stem));

/** Whether a stem only says that somebody spoke; the source need not hold it. */
export const isSpeechWord = (stemmed: string): boolean => speech.has(stemmed);
