/** Shows a match in a room, with React 18 or 19. The board is the element of `countersheet/ui`. */
import { type FormEvent, type Ref, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useMatch } from 'countersheet/react';
import { defineMatchElement, loadGame, type MatchElement, type RoomClient, roomClient } from 'countersheet/ui';
import { manifest } from 'countersheet/up-against-the-wall/manifest';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'countersheet-match': { readonly ref: Ref<MatchElement> };
    }
  }
}

/** Connects to the room whose token is in the address of the page. */
async function connect(): Promise<RoomClient> {
  const query = new URLSearchParams({ token: location.hash.slice(1), page: String(Math.random()) });
  const send = (message: object): unknown =>
    fetch(`/say?${query}`, { method: 'POST', body: JSON.stringify(message) }).catch(() => undefined);
  const room = roomClient(await loadGame(manifest, 'en'), { send });
  const source = new EventSource(`/events?${query}`); // reconnects by itself
  source.onopen = () => room.connected();
  source.onerror = () => room.disconnected();
  source.onmessage = ({ data }) => room.receive(JSON.parse(data as string));
  return room.ready;
}

function Match({ room }: { readonly room: RoomClient }) {
  const { prompt, view, next } = useMatch(room);
  useEffect(() => {
    document.title = prompt;
  }, [prompt]);
  return (
    <main>
      {/* React 18 cannot set properties of elements, so the `ref` function sets the client. */}
      <countersheet-match ref={(element: MatchElement | null) => void (element && (element.client = room))} />
      <Seats room={room} />
      {room.request && (
        <p>
          Take back? <button onClick={() => room.reply(true)}>Agree</button>{' '}
          <button onClick={() => room.reply(false)}>Do not agree</button>
        </p>
      )}
      {view.viewer !== 'spectator' && (
        <>
          <Talk label="Send" most={500} say={(text) => room.chat(text)} />
          <Talk label="Use as my name" most={40} say={(text) => room.rename(text)} />
          {next.kind === 'over' && <button onClick={() => room.rematch()}>Play again</button>}
        </>
      )}
    </main>
  );
}

/** Shows the people in the seats, whether they are present, and how many seconds each player has left. */
function Seats({ room }: { readonly room: RoomClient }) {
  const [, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seats = room.seats.map(({ player, name = player, isPresent }) => (
    <li key={player}>
      {isPresent ? '●' : '○'} {name}: {Math.ceil(room.timeLeft(player) / 1000)} s
    </li>
  ));
  return <ul>{seats}</ul>;
}

interface TalkProps {
  readonly label: string;
  /** The maximum number of characters that a person can enter. */
  readonly most: number;
  readonly say: (text: string) => void;
}

function Talk({ label, most, say }: TalkProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    say(text);
    setText('');
  };
  return (
    <form onSubmit={submit}>
      <input aria-label={label} maxLength={most} value={text} onChange={({ target }) => setText(target.value)} />
      <button>{label}</button>
    </form>
  );
}

/** Loads the page again with the token of the rematch, so that the page shows the rematch. */
function followRematch(room: RoomClient): void {
  if (room.rematchToken === undefined) return;
  location.hash = room.rematchToken;
  location.reload();
}

defineMatchElement();
const room = await connect();
room.subscribe(() => followRematch(room));
createRoot(document.querySelector('#app')!).render(<Match room={room} />);
