/** What a browser remembers of listening: where in which meeting, and how fast. On no server. */
const placeKey = (meetingId: string) => `listening:${meetingId}`;
const speedKey = 'listening-speed';

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** The second at which this browser last stopped; 0 at the start. */
export function rememberedPlace(meetingId: string): number {
  const seconds = Number(read(placeKey(meetingId)));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
}

export function rememberPlace(meetingId: string, seconds: number): void {
  if (seconds >= 1) write(placeKey(meetingId), String(Math.floor(seconds)));
  else write(placeKey(meetingId), null);
}

export function rememberedSpeed(): number {
  const speed = Number(read(speedKey));
  return speeds.includes(speed) ? speed : 1;
}

export function rememberSpeed(speed: number): void {
  write(speedKey, String(speed));
}

/** A browser can forbid this, or be full: then it starts at the beginning again. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Listening goes on without being remembered.
  }
}
