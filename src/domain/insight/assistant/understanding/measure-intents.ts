// Which concepts mean what: one line an intent. Alternatives have a slash between.
import type { MeasureId } from '../../measures/names.ts';

/** What must be said, what helps, and what must not be said. */
export type IntentLine = readonly [needed: string, helpful?: string, against?: string];

/** By measure; those of what is asked for by a figure. */
export const measureIntents: Readonly<Partial<Record<MeasureId, readonly IntentLine[]>>> = {
  billed: [['bill', 'howMuch most me', 'rent of_billed vacant lateFee']],
  rent_billed: [
    ['bill rent', 'howMuch most me', 'of_billed rate'],
    ['bill rent', 'howMuch most me', 'of_billed'],
  ],
  collected: [
    [
      'collect',
      'howMuch most me rent pay cash income compare comesIn',
      'rate will of_billed deposit lateFee market howMany',
    ],
    ['howMuch paid tenant', 'me rent', 'owe unpaid will'],
    ['howMuch pay/rent comesIn', 'collect', 'will goesOut'],
  ],
  collected_of_billed: [
    ['of_billed', 'collect howMuch bill'],
    ['collect bill', 'howMuch rate most', 'rate'],
  ],
  collection_rate: [
    ['rate_collected', 'rate collect'],
    ['rate collect', 'bill rent most howMuch'],
    ['rate of_billed', 'collect bill paid'],
  ],
  outstanding: [
    ['owe', 'howMuch me tenant most rent unpaid pay collect', 'who late'],
    ['howMuch unpaid', 'collect me rent tenant', 'who late'],
  ],
  overdue: [
    ['late howMuch', 'owe cash me rent tenant unpaid', 'who howMany lateFee daysLate rate'],
    ['late owe', 'howMuch me rent tenant unpaid', 'who howMany lateFee daysLate rate which'],
  ],
  overdue_leases: [
    ['howMany late', 'lease tenant owe pay rent unpaid', 'daysLate'],
    ['howMany owe', 'lease tenant me late unpaid'],
    ['howMany unpaid', 'lease tenant me late rent'],
  ],
  delinquency_rate: [
    ['rate late', 'owe rent tenant lease unpaid pay'],
    ['rate unpaid', 'rent tenant owe'],
    ['rate owe', 'rent tenant'],
  ],
  on_time_rate: [
    ['rate onTime', 'pay paid tenant rent collect'],
    ['howMany onTime', 'pay paid tenant rent'],
    ['onTime', 'pay paid tenant rent most howMuch which', 'request'],
  ],
  average_days_late: [
    ['daysLate', 'average howMany days tenant late paid pay'],
    ['average days late', 'howMany tenant paid pay rent'],
    ['howMany days late', 'tenant paid pay rent average'],
  ],
  late_fees_billed: [['lateFee', 'howMuch bill collect late late me', 'forbidden']],
  credits_given: [['credit', 'howMuch tenant me howMany', 'application']],
  deposits_held: [
    ['deposit held', 'howMuch me tenant cash most'],
    ['deposit howMuch', 'me tenant held', 'aTenant aUnit'],
    ['deposit tiene', 'howMuch me held which', 'aTenant'],
  ],
  income: [['income', 'howMuch most me comesIn property', 'potential will net profit expenses loss']],
  expenses: [
    ['expenses', 'howMuch most me cost goesOut which', 'maintenance will expenseRatio rate'],
    ['cost', 'howMuch expenses', 'maintenance will rate'],
    ['howMuch goesOut', 'me expenses', 'cash lease will'],
  ],
  net_operating_income: [
    ['profit', 'howMuch most me income net', 'margin will'],
    ['income net', 'howMuch profit', 'cash will'],
    ['howMuch income expenses', 'net', 'will'],
  ],
  operating_margin: [['margin', 'profit howMuch rate most income']],
  expense_ratio: [
    ['expenseRatio', 'rate expenses income cost howMuch most'],
    ['rate expenses', 'income cost collect howMuch', 'maintenance'],
    ['rate expenses income', 'cost collect howMuch'],
  ],
  maintenance_cost: [
    ['maintenance/request expenses/cost', 'howMuch most me goesOut', 'will per_unit average'],
    ['maintenance howMuch', 'me paid expenses cost goesOut most', 'will howMany'],
  ],
  maintenance_cost_per_unit: [
    ['maintenance/request per_unit cost/expenses', 'average howMuch unit'],
    ['maintenance per_unit', 'cost expenses average howMuch unit'],
    ['maintenance average', 'cost expenses unit howMuch request', 'hours'],
  ],
  cash_in: [['cash comesIn', 'howMuch me', 'goesOut net will']],
  cash_out: [['cash goesOut', 'howMuch me expenses', 'comesIn net will']],
  net_cash: [
    ['comesIn goesOut', 'net howMuch cash', 'will'],
    ['cashFlow net', 'howMuch cash'],
    ['cashFlow', 'net howMuch cash comesIn goesOut', 'will'],
    ['cash net', 'howMuch comesIn goesOut', 'will'],
    ['net comesIn goesOut', 'howMuch cash'],
    ['cash comesIn goesOut', 'net howMuch', 'will'],
  ],
  units: [
    ['howMany unit', 'property tiene me', 'vacant occupied late request will market potential'],
    ['howMany property', 'me tiene', 'vacant occupied request late lease end will'],
  ],
  occupied_units: [['howMany occupied', 'unit property me tiene', 'days rate vacant']],
  vacant_units: [
    ['howMany vacant', 'unit property me tiene occupied', 'days rate will'],
    ['vacant most', 'unit which property', 'days rate will'],
  ],
  occupancy_rate: [
    ['occupancy', 'rate howMuch property unit most occupied', 'economic days vacant will'],
    ['rate occupied', 'unit property howMuch', 'days economic'],
    ['rate vacant', 'unit property', 'days will'],
  ],
  occupied_days_rate: [
    ['occupancy days', 'rate average'],
    ['rate occupied days', 'unit property'],
    ['howMany days occupied', 'unit property rate'],
  ],
  vacant_days: [
    ['howMany days vacant', 'unit property', 'average'],
    ['days vacant', 'unit property howMany most', 'average'],
  ],
  average_days_vacant: [
    ['average vacant', 'days unit property howMany since howMuch', 'rate'],
    ['since vacant average', 'days unit rent'],
  ],
  potential_rent: [
    ['potential', 'howMuch rent income collect occupancy unit occupied me bill', 'loss market'],
  ],
  economic_occupancy: [['economic', 'occupancy rate occupied howMuch']],
  vacancy_loss: [
    ['loss vacant', 'howMuch unit rent income me collect potential property', 'rate days'],
    ['howMuch loss', 'unit rent me collect'],
  ],
  average_rent: [
    ['average rent', 'howMuch unit property most paid tenant lease', 'area market days'],
    ['howMuch rent most', 'unit property which', 'area market bill loss paid'],
  ],
  rent_per_area: [['area', 'rent howMuch average unit most property', 'loss']],
  market_rent: [
    ['market rent', 'howMuch unit property average', 'compare rate'],
    ['market howMuch', 'unit property rent', 'compare rate'],
  ],
  rent_to_market: [
    ['market compare', 'rent howMuch rate unit'],
    ['market rate', 'rent howMuch'],
  ],
  active_leases: [
    ['howMany lease', 'active me tiene', 'end ended start renew late open'],
    ['howMany active lease', 'me tiene'],
    ['active lease', 'howMany howMuch which', 'aTenant aUnit end'],
  ],
  tenants: [
    [
      'howMany tenant',
      'me tiene active',
      'late owe unpaid paid onTime start end renew ended request collect',
    ],
  ],
  leases_started: [
    ['start lease', 'howMany', 'end when aTenant aUnit'],
    ['howMany start tenant', ''],
    ['howMany start', 'lease tenant', 'request application'],
  ],
  leases_ended: [
    ['howMany ended lease/tenant', 'which me'],
    ['howMany ended', 'lease tenant', 'request'],
    ['ended lease', 'howMany tenant', 'request when aTenant will next'],
  ],
  leases_ending: [
    ['howMany end', 'lease tenant next', 'ended'],
    ['howMany end lease', 'next tenant', 'ended'],
  ],
  renewals: [
    ['howMany renew', 'lease tenant', 'rate'],
    ['renew', 'howMany lease tenant which', 'rate end howTo'],
  ],
  renewal_rate: [['rate renew', 'lease tenant howMuch']],
  turnover_rate: [
    ['turnover', 'rate tenant howMuch most unit'],
    ['rate ended', 'tenant lease'],
    ['rate tenant live', 'ended'],
  ],
  average_tenancy: [
    ['stay', 'average howMuch tenant since howMany lease live days', 'aTenant aUnit request vacant'],
    ['average since tenant', 'live lease stay days', 'vacant'],
  ],
  requests_opened: [['howMany request', 'opened maintenance', 'open closed per_unit hours']],
  requests_closed: [
    ['howMany closed', 'request maintenance', 'hours rate'],
    ['closed request', 'howMany maintenance', 'hours rate onTime will howTo'],
  ],
  open_requests: [
    ['howMany open request', 'maintenance tiene me unit property', 'closed'],
    ['howMany request tiene', 'open me', 'closed'],
  ],
  hours_to_resolve: [
    ['hours damage', 'request howMuch average since me', 'rate money'],
    ['hours hours', 'average howMany howMuch since closed maintenance me request', 'rate'],
    ['hours request', 'average howMany howMuch since closed maintenance me', 'rate'],
    ['hours closed', 'average howMany request maintenance since howMuch'],
    ['average closed', 'request maintenance howMuch days hours since'],
    ['since closed request', 'average days maintenance hours'],
  ],
  resolved_in_time_rate: [
    ['onTime request', 'rate closed maintenance hours'],
    ['rate onTime closed', 'request maintenance'],
    ['rate closed', 'request maintenance onTime'],
  ],
  requests_per_unit: [
    ['request per_unit', 'howMany average maintenance unit opened open'],
    ['average request', 'howMany unit property', 'hours cost expenses closed'],
  ],
  applications: [
    ['howMany application', 'me collect opened'],
    ['application', 'howMany me collect most opened', 'rate approve waiting howTo'],
  ],
  approval_rate: [
    ['howMany approve request', 'application rate'],
    ['rate approve', 'application'],
    ['howMany approve', 'application rate'],
    ['application approve', 'howMany rate'],
  ],
};
