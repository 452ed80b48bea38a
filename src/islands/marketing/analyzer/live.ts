import { choiceQueries } from '#src/domain/public-forms/analyzer-fields.ts';
import { loadPrices, serveButtons } from './actions.ts';
import { fill, part } from './controls.ts';
import { currencyChanger } from './currency.ts';
import { type Follower, makeFollower } from './follower.ts';
import { serveMailForm } from './mail.ts';

// Follows the form: every keystroke gives the analysis anew.
function followForm(follower: Follower): void {
  const { form } = follower;
  const changeCurrency = currencyChanger(form, follower.language);
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === choiceQueries.currency) {
      const { currency, values } = follower.shown();
      changeCurrency(currency, follower.read().currency, values.rate);
    }
  });
  // The assumptions stand outside the form's element, so it is the page that hears of all of them.
  for (const event of ['input', 'change']) {
    part('analysis').addEventListener(event, ({ target }) => {
      const isOfForm = target instanceof Element && 'form' in target && target.form === form;
      // A choice of currency first changes the amounts, which its second event then shows.
      const isHalf = event === 'input' && target instanceof HTMLInputElement && target.type === 'radio';
      if (isOfForm && !isHalf) follower.changed();
    });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    follower.changed();
    const wrong = document.querySelector<HTMLElement>('[form="analyzer"][aria-invalid="true"]');
    const goal = wrong ?? part('results');
    goal.focus({ preventScroll: true });
    goal.scrollIntoView({ block: wrong ? 'center' : 'start' });
  });
}

function start(form: HTMLFormElement): void {
  const link = new URLSearchParams(location.search);
  const follower = makeFollower(form, link);
  if (link.size > 0) {
    fill(form, link);
    part('example').hidden = true;
  }
  followForm(follower);
  serveButtons(follower);
  serveMailForm(follower);
  follower.update();
  form.dataset.follows = '';
  void loadPrices(follower);
}

start(part<HTMLFormElement>('analyzer'));
