/** The page that people open. It contains no text of its own: the server sends everything that it shows. */
export const PAGE_HTML = `<!doctype html>
<html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Countersheet</title>
<link rel="icon" href="data:,">
<style>
body { max-width: 64rem; margin: auto; padding: 1rem; font-family: sans-serif; line-height: 1.5 }
button, input, select { font: inherit; margin: .15rem; padding: .4rem }
#log { max-height: 14rem; overflow: auto; overflow-wrap: anywhere }
h2 { font-size: 1rem; margin: .5rem 0 0 }
svg { max-width: 100%; height: auto }
[hidden] { display: none }
</style>
<h1 id="title"></h1>
<p id="status" role="status"></p>
<p id="notice" role="alert"></p>
<ul id="seats"></ul>
<div id="board"></div>
<div id="choices"></div>
<div id="request"></div>
<p id="tools"></p>
<form id="chat" hidden><input maxlength="500" autocomplete="off"><button></button></form>
<form id="name" hidden><input maxlength="40" autocomplete="nickname"><button></button></form>
<ol id="log" role="log"></ol>
<script type="module" src="/page.js"></script>
</html>
`;

/** The script of the page. */
export const PAGE_SCRIPT = `
const $ = (id) => document.getElementById(id);
const make = (name, fields, ...children) => { const node = Object.assign(document.createElement(name), fields); node.append(...children); return node; };
const language = new URLSearchParams(location.search).get('language') ?? navigator.language;
let page, texts = {}, places = '', source, connection;

function connect() {
  source?.close();
  connection = crypto.getRandomValues(new Uint32Array(2)).join('');
  const query = new URLSearchParams({ token: location.hash.slice(1), connection, language });
  source = new EventSource('/events?' + query);
  source.addEventListener('page', ({ data }) => { page = JSON.parse(data); $('notice').textContent = ''; show(); });
  source.addEventListener('texts', ({ data }) => { const sent = JSON.parse(data); texts = sent.texts; document.documentElement.lang = sent.language; });
  source.addEventListener('notice', ({ data }) => { $('notice').textContent = JSON.parse(data); });
  source.addEventListener('follow', ({ data }) => { location.hash = JSON.parse(data); });
  source.onerror = () => { if (texts.lost) $('status').textContent = texts.lost; };
}
onhashchange = connect;
connect();

const say = (message) => fetch('/say?' + new URLSearchParams({ token: location.hash.slice(1), connection }), { method: 'POST', body: JSON.stringify(message) }).catch(() => { $('notice').textContent = texts.lost; });
const play = ({ action, amount, isFinal }, value) => {
  if (isFinal && !confirm(texts.sure)) return;
  say({ type: 'play', id: connection + ' ' + Date.now(), version: page.version, action: amount ? { ...action, [amount.field]: value } : action });
};

function show() {
  document.title = page.title;
  $('title').textContent = page.title;
  $('status').textContent = page.status;
  $('seats').replaceChildren(...page.seats.map((textContent) => make('li', { textContent })));
  if (page.picture) $('board').innerHTML = page.picture;
  else $('board').replaceChildren(make('pre', { textContent: page.board }));
  places = '';
  offer();
  const { request } = page;
  $('request').replaceChildren(...(request ? [request.text + ' ', ...[true, false].map((agrees) => make('button', { textContent: agrees ? texts.agree : texts.disagree, onclick: () => say({ type: 'reply', request: request.number, agrees }) }))] : []));
  const tools = page.isPlayer ? [make('button', { textContent: texts['take-back'], onclick: () => say({ type: 'take-back', version: page.version }) }), make('button', { textContent: texts.forget, onclick: () => say({ type: 'forget' }) })] : [];
  if (page.canPlayAgain) tools.push(make('button', { textContent: texts['play-again'], onclick: () => say({ type: 'rematch' }) }));
  $('tools').replaceChildren(...tools);
  for (const [id, button] of [['chat', texts.send], ['name', texts.name]]) {
    $(id).hidden = !page.isPlayer;
    $(id).querySelector('input').ariaLabel = texts[id];
    $(id).querySelector('button').textContent = button;
  }
  $('log').replaceChildren(...page.log.map((textContent) => make('li', { textContent })));
  $('log').scrollTop = $('log').scrollHeight;
}

const wordsOf = (line) => line.match(/"(?:[^"\\\\]|\\\\.)*"|\\S+/gu) ?? [];
const isAt = ({ line }) => { const [, ...words] = wordsOf(line); return wordsOf(places).every((word) => words.includes(word)); };

function offer() {
  const groups = page.groups.map(({ heading, choices }) => ({ heading, choices: choices.filter(isAt) })).filter(({ choices }) => choices.length > 0);
  const nodes = groups.flatMap(({ heading, choices }) => [make('h2', { textContent: heading }), ...(choices.length > 12 ? [list(choices)] : choices.map(buttonOf))]);
  if (places) nodes.push(make('button', { textContent: texts.all, onclick: () => { places = ''; offer(); } }));
  $('choices').replaceChildren(...nodes);
}

function buttonOf(choice) {
  const button = make('button', { textContent: choice.label });
  if (!choice.amount) { button.onclick = () => play(choice); return button; }
  const { least, most, text } = choice.amount;
  const input = make('input', { type: 'number', min: least, max: most, value: least, ariaLabel: text, title: text });
  button.onclick = () => { if (input.reportValidity()) play(choice, input.valueAsNumber); };
  return make('span', {}, button, input);
}

function list(choices) {
  const select = make('select', {}, ...choices.map(({ label }, value) => make('option', { textContent: label, value })));
  const chosen = make('span', {});
  select.onchange = () => chosen.replaceChildren(buttonOf(choices[select.value]));
  select.onchange();
  return make('p', {}, select, chosen);
}

$('board').onclick = ({ target }) => {
  const { action, place } = target.closest('[role=button]')?.dataset ?? {};
  const choice = page.groups.flatMap(({ choices }) => choices).find(({ line }) => line === action);
  if (choice && !choice.amount) play(choice);
  else if (place ?? action) { places = place ?? wordsOf(action).slice(1).join(' '); offer(); }
};
$('board').onkeydown = (event) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};
for (const [id, field] of [['chat', 'text'], ['name', 'name']]) $(id).onsubmit = (event) => {
  event.preventDefault();
  const input = $(id).querySelector('input');
  if (input.value.trim()) say({ type: id, [field]: input.value });
  input.value = '';
};
`;
