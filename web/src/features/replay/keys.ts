// A replay by keyboard.
import type { ReplayPlayer } from './player.svelte';

/** Whether a key was for the replay. */
export function steered(event: KeyboardEvent, player: ReplayPlayer): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.target as Element).closest?.('input, select, textarea, dialog')) return false;
  const toggle = () => (player.playing ? player.pause() : void player.play());
  const by: Record<string, () => void> = {
    ArrowRight: () => (event.shiftKey ? player.turn(1) : void player.forward()),
    ArrowLeft: () => (event.shiftKey ? player.turn(-1) : player.back()),
    Home: () => player.jump(0),
    End: () => player.jump(player.last),
    k: toggle,
  };
  const onButton = (event.target as Element).closest?.('button, a, summary');
  const act = event.key === ' ' && !onButton ? toggle : by[event.key];
  if (!act) return false;
  event.preventDefault();
  if (act !== toggle) player.pause();
  act();
  return true;
}
