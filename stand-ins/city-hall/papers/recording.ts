const samplesASecond = 8000;
const seconds = 20;

/** A short WAV file with a low hum: what a room sounds like before anybody speaks. */
export function recording(): Buffer {
  const samples = samplesASecond * seconds;
  const file = Buffer.alloc(44 + samples);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(36 + samples, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(samplesASecond, 24);
  file.writeUInt32LE(samplesASecond, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) {
    file[44 + at] = 128 + Math.round(12 * Math.sin((2 * Math.PI * 110 * at) / samplesASecond));
  }
  return file;
}
