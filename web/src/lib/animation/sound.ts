// Short sounds, made here: no files. Nothing is heard before somebody turned them on.
let context: AudioContext | null = null;

/** A tone: its pitch, when it begins and how long it lasts, in seconds. */
type Tone = [hertz: number, at: number, lasts: number, wave?: OscillatorType];

const SOUNDS: Record<string, Tone[]> = {
  revealed: [
    [520, 0, 0.05],
    [660, 0.05, 0.07],
  ],
  placed: [[300, 0, 0.06, 'triangle']],
  put: [[300, 0, 0.06, 'triangle']],
  row_taken: [
    [196, 0, 0.16, 'sawtooth'],
    [147, 0.12, 0.28, 'sawtooth'],
  ],
  stack_taken: [
    [196, 0, 0.16, 'sawtooth'],
    [147, 0.12, 0.28, 'sawtooth'],
  ],
  match_over: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.25],
  ],
};

/** Sound an event, if it has a sound. */
export function ring(kind: string): void {
  const tones = SOUNDS[kind];
  if (!tones) return;
  context ??= new AudioContext();
  for (const [hertz, at, lasts, wave = 'sine'] of tones) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { frequency: hertz, type: wave });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.07, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}
