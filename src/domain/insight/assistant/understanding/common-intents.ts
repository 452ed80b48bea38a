// Which concepts mean what: one line an intent. Alternatives have a slash between.
import type { ToolName } from '../tools.ts';
import type { IntentLine } from './measure-intents.ts';

/** What everybody asks. */
export const commonIntents: Readonly<Partial<Record<ToolName, readonly IntentLine[]>>> = {
  law: [
    ['may enter', 'office owner notify notice'],
    [
      'law',
      'may raise rent deposit lease which moneyBack me howMuch days end late owner office tenant howMany notice paid pay when maintenance request unit unpaid owe live market about since start conditions renew forbidden notify tiene most who',
    ],
    ['may raise', 'rent howMuch me office owner tenant rate law most when', 'howTo'],
    ['howMuch raise', 'rent may me law rate most', 'howTo'],
    ['moneyBack deposit', 'when may me howMany days who law office owner since', 'howTo'],
    ['may deposit', 'howMany howMuch rent me office law tenant', 'howTo aTenant'],
    ['may end lease', 'me law owner office', 'howTo aTenant'],
    ['may forbidden thing', 'me office owner tenant rent unpaid', 'howTo'],
    ['may forbidden', 'me office owner tenant rent', 'howTo'],
    ['may record/openIt lease', 'me howTo notify', 'aTenant aUnit aProperty'],
    ['who paid maintenance/request', 'may law owner tenant'],
  ],
  guide: [
    ['guide', 'howTo pay paid rent may money'],
    [
      'howTo',
      'pay paid rent request lease tenant notice deposit owe unit property documents message office record openIt write bill collect late lateFee renew end start application approve me mine where maintenance damage thing transfer credit account_ guide forbidden money moneyBack expenses raise notify upcoming assembly changes vacant find expenses cash active closed hours owner upToDate which waiting income urgent paid unpaid',
    ],
  ],
  place: [
    [
      'where',
      'pay paid rent request lease tenant notice deposit owe unit property documents message office record openIt write bill collect late renew end application me mine maintenance account_ expenses upcoming changes find which vacant income profit cash live assembly waiting lateFee transfer guide market changes upToDate credit',
    ],
  ],
};
