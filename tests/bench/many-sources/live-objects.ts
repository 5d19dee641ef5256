/**
 * Megabytes of objects that the server at `url` has kept for a while, by its own metrics. They come and
 * are collected: the least of some readings is what it holds.
 * @throws Error where the metrics do not tell
 */
export async function liveObjectsOf(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const told = /^nodejs_heap_space_size_used_bytes\{space="old"\} (\S+)$/m.exec(
    await answer.text(),
  );
  if (!told) throw new Error(`The metrics of ${url} tell nothing of its heap.`);
  return Number(told[1]) / 1024 / 1024;
}
