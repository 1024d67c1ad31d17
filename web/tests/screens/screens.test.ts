// The small logic of the screens: links, the lobby, chapters, drawings, lessons, replays.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LESSONS, recordOf, scenesOf } from '../../src/features/learn/lessons';
import { folded, matching } from '../../src/features/lobby/lobby.svelte';
import { together } from '../../src/features/people/together';
import { ReplayPlayer, roundsOf, turnsOf } from '../../src/features/replay/player.svelte';
import { chosen, groupOf, parsed } from '../../src/features/rules/chapters';
import { cells, EXAMPLES } from '../../src/features/rules/examples';
import { placeOf } from '../../src/features/start/join';
import { ago } from '../../src/lib/language/dates';
import type {
  ImportedGame,
  LobbyTable,
  PlayedGame,
  Replay,
  Step,
  ViewData,
} from '../../src/lib/connection/protocol';
import type { GameEvent } from '../../src/lib/table/types';

describe('an invitation', () => {
  it.each([
    ['abcdef123456', '/t/abcdef123456'],
    [' ABCD-EF12 3456 ', '/t/abcdef123456'],
    ['https://cows.example/t/abcdef123456', '/t/abcdef123456'],
    ['cows.example/g/abcdef123456?step=3', '/g/abcdef123456'],
    ['abcdef', null],
    ['https://cows.example/rules/classic', null],
    ['', null],
  ])('%j leads to %j', (text, place) => {
    expect(placeOf(text)).toBe(place);
  });
});

describe('the list of one’s games', () => {
  const played = (table: string, at: number) => ({ table, at }) as PlayedGame;
  const brought = (id: string, at: number) => ({ id, at }) as ImportedGame;
  const ids = (more: boolean) =>
    together(
      [played('newest', 9), played('older', 5)],
      [brought('record', 7), brought('old record', 2)],
      more,
    ).map((line) => line.id);

  it('has records among the games, latest first', () => {
    expect(ids(false)).toEqual(['newest', 'record', 'older', 'old record']);
  });

  it('keeps old records back until the games of their time are there', () => {
    expect(ids(true)).toEqual(['newest', 'record', 'older']);
  });
});

describe('the lobby', () => {
  const table = (id: string, changes: Partial<LobbyTable> = {}): LobbyTable => ({
    id,
    game: 'classic',
    status: 'open',
    pace: 'none',
    rated: false,
    seats: 4,
    taken: 1,
    names: ['Ada'],
    created: 0,
    ...changes,
  });

  it('folds news in place', () => {
    const news = {
      type: 'lobby-news' as const,
      people: 2,
      gone: ['b'],
      tables: [table('c', { taken: 3 }), table('d')],
    };
    const after = folded([table('a'), table('b'), table('c')], news);
    expect(after.map(({ id, taken }) => [id, taken])).toEqual([
      ['a', 1],
      ['c', 3],
      ['d', 1],
    ]);
  });

  it('shows free seats first, then the latest', () => {
    const tables = [
      table('full', { taken: 4, created: 9 }),
      table('old'),
      table('new', { created: 5 }),
    ];
    expect(matching(tables, { game: '', free: false }).map(({ id }) => id)).toEqual([
      'new',
      'old',
      'full',
    ]);
    expect(matching(tables, { game: '', free: true }).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(matching(tables, { game: 'twins', free: false })).toEqual([]);
  });
});

describe('the rules', () => {
  const clauses = (language: string) =>
    parsed(readFileSync(`../src/sixthcow/locale/${language}/clauses.ftl`, 'utf-8'));

  it('have the same clauses in every language, in the same order', () => {
    const english = clauses('en').map((chapter) => chapter.clauses);
    expect(english.flat().length).toBeGreaterThan(70);
    for (const language of ['de', 'pl', 'ru', 'fa']) {
      expect(clauses(language).map((chapter) => chapter.clauses)).toEqual(english);
    }
  });

  it('are chosen by group', () => {
    expect(groupOf('HIM-END-2')).toBe('HIM-END');
    const found = chosen(clauses('en'), ['TACT', 'CARD']);
    expect(found.map((chapter) => chapter.clauses)).toEqual([['CARD-1', 'CARD-2'], ['TACT-1']]);
  });

  it('have drawings for clauses that exist', () => {
    const known = clauses('en').flatMap((chapter) => chapter.clauses);
    expect(Object.keys(EXAMPLES).filter((clause) => !known.includes(clause))).toEqual([]);
  });

  it('draw every kind of place', () => {
    expect(cells('12 +44:5 -T28 33/33 R _ ! ? |').map((cell) => cell.kind)).toEqual([
      ...Array<string>(5).fill('card'),
      ...['empty', 'sixth', 'down', 'gap'],
    ]);
    expect(cells('-T28')[0]).toMatchObject({ cards: [28], mark: 'taken', target: true });
    expect(cells('+44:5')[0]).toMatchObject({ cards: [44], heads: 5, mark: 'new' });
  });
});

const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  clause: 'PLACE-2',
  seat: 0,
  cards: [],
  source: null,
  target: null,
  facts: {},
  ...more,
});
const view = (round: number): ViewData =>
  ({
    round,
    zones: [],
    players: [],
    waiting: [],
    choices: [],
    picked: [],
    flags: {},
  }) as unknown as ViewData;
const step = (round: number, events: GameEvent[], action: string | null = null): Step => ({
  move: 0,
  by: 0,
  action,
  events,
  view: view(round),
  scores: [],
});

describe('a replay', () => {
  const steps = [
    step(1, []),
    step(1, [event('round_began')]),
    step(1, [event('picked')]),
    step(1, [event('picked'), event('revealed'), event('revealed')]),
    step(2, [event('round_began')]),
    step(2, [event('picked')]),
  ];
  const replay = { steps, names: [], eyes: 'open' } as unknown as Replay;

  it('knows its turns and rounds', () => {
    expect(turnsOf(steps)).toEqual([0, 1, 3, 4]);
    expect(roundsOf(steps)).toEqual([1, 4]);
  });

  it('goes by move and by turn, and no further than it is long', async () => {
    const player = new ReplayPlayer(replay);
    player.playback.speed = 'instant';
    player.turn(1);
    player.turn(1);
    expect(player.at).toBe(3);
    await player.forward();
    expect([player.at, player.round]).toEqual([4, 4]);
    player.turn(1);
    player.turn(1);
    expect(player.at).toBe(5);
    player.jump(-3);
    player.back();
    expect(player.at).toBe(0);
  });

  it('tells cards that are turned up together in one line', () => {
    const player = new ReplayPlayer(replay);
    player.jump(3);
    expect(player.log.at(-1)?.events).toHaveLength(2);
  });
});

describe('a lesson', () => {
  it.each(LESSONS)('$id deals every card of the deck once', (lesson) => {
    const { moves } = recordOf(lesson) as { moves: [number, string][] };
    const dealt = moves[0]?.[1].split(' ').slice(1).sort() ?? [];
    expect(dealt).toEqual(lesson.deck.map(String).sort());
  });

  it('asks where a card goes, and which row is taken', () => {
    const placed = event('placed', { cards: [44], target: ['row', 2] });
    const taken = event('row_taken', { cards: [37], source: ['row', 1], facts: { card: 3 } });
    const steps = [step(1, []), step(1, [placed], 'play 44'), step(1, [taken], 'row 2')];
    const asked = scenesOf({ steps } as unknown as Replay, 0).flatMap(({ question }) =>
      question ? [[question.card, question.place, question.free]] : [],
    );
    expect(asked).toEqual([
      [44, 2, false],
      [3, 1, true],
    ]);
  });
});

it('says how long ago something was', () => {
  const now = 1_800_000_000_000;
  expect(ago(now - 90_000, now)).toBe('1 minute ago');
  expect(ago(now - 3 * 3_600_000, now)).toBe('3 hours ago');
  expect(ago(now - 60 * 86_400_000, now)).toMatch(/20\d\d/);
});
