/** Below it a word that was read by machine from a picture is to be looked at. */
const certainEnough = 50;

/** Whether a passage may be misread, by the confidence (0 to 100) of its least certain word. */
export function isUncertain(confidence: number | null | undefined): boolean {
  return confidence !== null && confidence !== undefined && confidence < certainEnough;
}
