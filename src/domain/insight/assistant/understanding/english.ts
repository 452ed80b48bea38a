// Words by what they mean, in English: one list, so that a word is looked for in one place. An asterisk stands for any ending, an
// underscore for the blank between words that mean it only together.
export const english = {
  howMuch: 'how_much amount total sum what_amount worth how_much_is_it',
  howMany: 'how_many number count number_of quantity',
  who: 'who whom whose anyone anybody people',
  which: 'which what list show give tell see display whats read history remind_me',
  when: 'when date what_day until_when what_time by_what_day by_when which_day until_what_day',
  where:
    'where take_me go_to screen page open_the section navigate bring_me find_the_page get_to open_settings settings open_the where_do_i',
  howTo:
    'how_do_late how_do_payments how_do_deposits how_do_notices how_does_a how_does_the how_does_autopay how_do_i how_do_we how_do_you how_do_tenants how_can_i how_can_we how_can_tenants how_to how_would_i how_should_i how_does_one steps guide guides instructions_for explain walk_me tutorial help_me_with manual way_to teach how_do_i_go show_me_how do_i_do_to have_to_do_to need_to_do_to do_to_add what_do_i_do_to know_how_to don_understand_how understand_how way_of how_does_it how_is_it_done how_must_i',
  howIs:
    'how_is how_are hows status progress state_of what_happened_to how_s happening_with seen looked_at doing how_things where_do_things_stand where_are_we where_are_we_with',
  average: 'average averages mean typical avg',
  rate: 'rate percentage percent % share ratio proportion what_part what_fraction',
  most: 'most least highest lowest best worst top biggest largest ranking more',
  mine: 'my our mine',
  me: 'me i us we',
  will: 'forecast* predict* project* projection projections expect* will gonna going_to likely risk might could estimate* future likelihood chance probability prediction outlook look_like looking_like looks_like shape_up might_not should_i_expect anticipate foresee expected',
  next: 'next upcoming coming following soon few_days',
  since: 'since_when how_long',
  compare: 'compare* versus vs against compared',
  collect:
    'collect* received take_in took_in receive bring_in brought_in taken_in got_paid was_paid have_paid_me tenants_paid_me has_paid_me have_tenants_paid paid_in',
  bill: 'bill billed billing invoiced charged charge charges invoice* bills',
  rate_collected:
    'collection_rate rate_of_collection collections_rate collection_percentage percent_collected percentage_collected',
  of_billed:
    'of_what_i_billed of_what_was_billed of_billed of_the_billed of_charges of_what_we_billed of_the_charges',
  pay: 'payments payment transfers transfer receipts receipt deposits_made',
  paid: 'paid pay pays paying',
  paidBefore: 'paid have_paid did_i_pay have_i_paid i_made i_last_pay did_i_last_pay last_payment',
  unpaid:
    'unpaid not_paid hasn_paid haven_paid didn_pay has_not_paid have_not_paid did_not_pay yet_to_pay not_paying still_has_to_pay behind arrears still_needs_to_pay still_need_to_pay',
  owe: 'i_owe we_owe owe owes owed owing outstanding balance balances debt debts receivable receivables due debtors left_to_pay left_over still_to_pay need_to_pay have_to_pay all_square square to_pay in_the_red do_i_pay should_i_pay must_i_pay should_i_transfer must_i_transfer need_to_transfer have_to_transfer should_i_send',
  late: 'late overdue past_due delinquen* tardy arrears behind worst_payers bad_payers slow_payers worst_payer not_up_to_date not_current not_paid_up',
  lateFee: 'late_fee late_fees penalty penalties late_charges late_charge penalt*',
  daysLate: 'days_late days_overdue how_late days_behind days_past_due',
  onTime: 'on_time punctual* timely promptly',
  upToDate:
    'up_to_date current account statement account_statement standing caught_up paid_up stand stands square paid_so_far how_do_i_stand where_do_i_stand',
  credit: 'credit credits discount discounts credit_note* concession*',
  deposit: 'deposit deposits security_deposit security_deposits bond',
  held: 'hold held holding keep keeping holds',
  income: 'income revenue revenues earn earned earnings make made earning',
  expenses:
    'expense expenses spend spent spending costs cost_me outgoings money_go money_goes money_going my_money_go where_does_my_money_go where_does_the_money_go where_is_my_money_going where_is_the_money_going where_did_my_money_go where_did_the_money_go',
  profit:
    'net netted profit profits noi net_operating_income operating_income net_income bottom_line profitable earnings_after results leave_me left_me make_me made_me clear operating',
  margin: 'margin margins',
  expenseRatio:
    'expense_ratio expenses_to_income expense_to_income ratio_of_expenses expenses_over_income cost_ratio share_of_income expenses_as_a',
  maintenance: 'maintenance repairs repair upkeep fixing fixes fixing_things repairing',
  cost: 'cost costs costing spend spent expense expenses',
  cash: 'cash_flow net_cash cashflow cash money funds liquidity',
  comesIn: 'came_in come_in comes_in inflow inflows coming_in cash_in in_flow incoming received money_in',
  goesOut: 'went_out go_out goes_out outflow outflows going_out cash_out outgoing left_the',
  cashFlow: 'cash_flow cashflow net_cash',
  whatIHave: 'what_do_i_have do_i_have what_have_i_got',
  net: 'net net_cash cash_flow cashflow',
  unit: 'unit units apartment apartments flat flats shop shops house houses store stores villa villas home homes office_space doors place_to_rent',
  property: 'property properties building buildings tower plaza residence',
  occupied: 'occupied rented let leased_out leased filled taken',
  occupancy: 'how_occupied how_full occupancy occupation',
  vacant:
    'vacant vacanc* empty unoccupied available unrented free_units unlet without_a_tenant without_tenants without_a_lease without_tenant not_rented free rent_out to_rent_out left_to_rent to_let still_to_rent unlet for_rent no_tenant nobody_in have_nobody no_one_in has_nobody days_on_market on_the_market',
  days: 'days day',
  economic: 'economic',
  potential: 'potential possible fully_let full_occupancy if_everything fully_rented',
  loss: 'loss losses lost lose losing missed_rent miss',
  rent: 'rent rents rental',
  area: 'square_meter square_metre square_foot square_feet sqm sqft per_meter m2 square_meters floor_area',
  market: 'market',
  per_unit: 'per_unit per_apartment each_unit',
  lease: 'lease leases contract contracts agreement agreements tenancy_agreement tenancy',
  active: 'active in_force running current',
  tenant:
    'everyone everybody tenant tenants renter renters occupants lessee* lessees let_everybody_know let_everyone_know let_all_know let_tenants_know let_residents residents',
  start: 'start* began begin begun new signed move_in moved_in commence*',
  end: 'end ending ends expire expires expiring expiration* expir* run_out runs_out running_out terminate finish finishing come_to_an_end end_soon are_up is_up move_out run_out left_on is_left leaving leave leaves moving_out up_for_renewal up_for_lease come_up_for',
  ended: 'ended terminated finished expired moved_out left move_outs moved_away outs',
  renew: 'renew* extend* extension* renewal*',
  turnover: 'turnover churn',
  stay: 'tenancy stay stays length_of_stay duration stayed tenure',
  live: 'lives live living occupies rents renting reside* resides occupying lived i_live moved_in been_here',
  owner: 'owner owners owns own landlord',
  about:
    'about info information details detail tell_me_about overview summary describe profile what_in kind_of',
  tiene: 'has have does_have are_there',
  conditions: 'terms conditions rules clauses',
  people: 'people guarantor co_signer cosigner',
  request:
    'request requests ticket tickets repair repairs work_order work_orders issue issues maintenance_problems problems complaint complaints job jobs problem problems work_orders complaint new_work_order new_request new_ticket',
  open: 'open pending unresolved outstanding not_closed unfinished in_progress still_open waiting_for_repair',
  opened: 'opened reported came_in were_made created logged raised submitted filed ',
  closed:
    'closed resolved completed fixed done close finished solved sorted repaired sorted_out taken_care_of dealt_with ready',
  hours:
    'hours hour how_long_does resolution_time time_to resolve resolving how_fast how_quickly turnaround how_long_do speed take_to',
  application: 'application applications applicant applicants candidates candidate applied',
  approve: 'confirm* approv* accepted acceptance',
  urgent: 'urgent* emergency emergencies',
  waiting:
    'waiting to_confirm to_approve to_review to_answer attention pending needs_my need_to_do should_i_do to_do todo awaiting need_my unconfirmed unanswered my_plate needs_me for_me_to i_have_to_do need_to_handle need_to_approve need_to_confirm approve_today need_to_review action_items tasks deal_with need_to_deal left_for_me waiting_on_me on_my_plate depends_on_me to_do_list do_list waits_for_me need_to_answer need_to_sign should_i_take_care take_care_of_first do_first first_thing waiting_for_me waiting_for',
  changes:
    'did_i_miss changed changes change whats_new new_since anything_new happened news activity what_new what_is_new has_happened going_on updates anything_new catch_me_up went_on bring_me_up_to_speed happened_since fill_me_in been_happening what_happened update_me the_latest latest recent recently',
  upcoming:
    'coming_up upcoming agenda calendar schedule scheduled dates events what_comes on_the_horizon deadlines appointments visits coming ahead happening happens what_on what_is_on on_tomorrow coming_weeks due_soon what_happening planned rest_of ready_for',
  find: 'find search look_up look_for looking_for locate lookup search_for pull_up dig_up show_me_everything everything_about everything_on get_me',
  number: 'receipt_number invoice_number check_number phone telephone',
  notice:
    'notice notices announcement announcements circular memo did_they_announce announced notified told_us send_us sent_us bulletin newsletter office_post office_posted office_put office_say office_said the_office_put has_the_office has_been_announced',
  notify: 'notify tell inform announce let_them_know let_all let_the warn remind alert advise let_my',
  write: 'draft write prepare create make send compose post publish put_together issue_a',
  record: 'record register log enter note_down post report add book',
  openIt:
    'create report log make file submit raise register put_in need start prepare add request_a open_a open_an open_new open_up file_a put_down new_work_order new_request new_ticket new_repair',
  message:
    'talk speak message messages write_to ask tell send_a_message contact let_them_know reply note_to question_for a_question_for call_me have_a_question',
  office: 'office landlord owner manager management admin administrator property_manager',
  damage:
    'problem_with have_a_problem there_is_a_problem fix send_someone broke broken break leak* dripping drip drips clogged blocked burst flooded flooding not_working doesn_work isn_working won_work stopped_working won_turn doesn_turn won_open won_close won_start doesn_flush no_hot_water no_water no_power no_electricity no_light cracked crack cockroach* mice rats mold mould damp noisy noise_from damaged burnt burned_out fell falling smells smell sparking won_flush faulty short_circuit jammed stuck won_lock loose backed_up not_cooling send_somebody send_a_plumber send_an_electrician send_anyone coming_through comes_through come_and_look come_look take_a_look have_a_look come_and_see look_at_the light_went_out lights_went_out power_went_out went_dead shatter* termite* ants roaches complain overflow* clog* drain drains shorted tripped tripping rusted peeling squeak* ripped torn collapsed caved came_off fell_off not_draining not_heating has_no_water not_cooling not_turning won_stop broken_down broke_down on_the_blink dead cuts_out smell keeps_going_out going_out_in does_not_close does_not_open does_not_work not_close not_open not_work keeps_tripping keeps_leaking keeps_dripping',
  thing:
    'toilet faucet tap fridge refrigerator stove oven fan air_conditioner ac air_conditioning inverter pipe pipes heater sink shower bathroom kitchen roof ceiling door window lock pump cistern elevator lift gate washer washing_machine plumb* electric* bulb light_bulb outlet switch wall floor water light lights gas closet hallway heating boiler lamp glass pane tub bathtub tile tiles dishwasher microwave doorbell intercom balcony cabinet drawer socket breaker drain staircase stairs parking key keys blinds shutter hot_water electrician plumber washer dryer knob handle power electricity screen_door',
  transfer:
    'i_transferred i_paid i_sent i_deposited made_a_transfer made_a_payment transferred deposited i_just_paid sent_a_transfer have_paid i_already_paid i_made sent_you just_deposited just_transferred sent_the wired i_wired i_ve_paid i_have_paid just_paid transferred_you paid_you deposited_the i_have_sent just_sent already_paid already_transferred',
  gavePay:
    'received got paid_me gave_me paid_us handed_me received_from i_received sent_me transferred_me transferred deposited i_got_paid got_paid brought_me sent_us gave_us',
  law: 'how_much_notice law laws legal legally illegal article articles code 85-25 oblige* obligation* rights evict* eviction kick_me throw_me notice_period lawful regulation* notary legislation forced sublet* cut_off vacate notice_do_i notice_must notice_does notice_should rights the_right legal kick_out throw_out lock_me_out have_to_register by_law',
  may: 'can may could allowed must permitted allow required entitled forced am_i is_it do_i_have',
  raise: 'raise* increase* raising hike put_up increasing go_up goes_up going_up went_up',
  moneyBack: 'return refund give_back get_back returned back',
  guide: 'accept_card_payments invite by_card with_a_card with_card by_credit_card',
  documents:
    'document documents papers files paperwork copy_of_my id_card certificate copy pdf download signed_lease letter',
  assembly:
    'assembly assemblies meeting meetings visit visits appointment appointments technician plumber coming_to dates inspect* someone_coming anyone_coming somebody_coming anybody_coming',
  account_: 'bank_account',
  forbidden:
    'delete remove erase drop wipe cancel void destroy revoke fire sue hack sell buy sign terminate_the change_the change_carmen modify edit update raise_the raise_rent raise_all increase_the increase_all transfer_the wire pay_the pay_my_bill hire kick_out archive deactivate block reject approve_the approve_all disable overwrite grant lend give_me_money recommend evict',
  foreign:
    'neighbor neighbors neighbour neighbours neighbor_s competitor competitors competition other_landlords other_owners other_owner other_companies another_company other_organizations other_organization another_owner another_landlord other_users other_customers other_people friend girlfriend boyfriend wife husband brother sister boss password passwords credit_card other_landlord rest_of_the_owners',
  attack:
    'ignore disregard forget token tokens api system prompt previous_instructions all_instructions your_instructions sql service_role database dan_mode jailbreak select truncate script developer_mode bypass',
  elsewhere:
    'population inhabitants weather temperature rain raining hurricane president election elections politics politician government baseball football soccer game lottery recipe recipes cook joke jokes poem song music movie movies film capital bitcoin crypto stock stocks horoscope translate news_today flight flights hotel restaurant car cars gas gasoline math root novel planet moon love headache doctor medicine exchange_rate mortgage loan wifi war investment invest the_time',
  iOwe: 'i_owe we_owe',
  due: 'due',
  enter: 'enter come_in',
  reported:
    'i_reported reported i_asked_for asked_for i_requested my_report my_complaint i_filed i_complained i_told_you_about my_leak my_ticket',
  stillWaiting:
    'been_waiting still_waiting waiting_for any_news any_update any_updates nobody_has_come no_one_has_come hasn_come haven_come when_will_someone when_is_someone when_are_you when_will_you has_anybody has_anyone did_anyone did_anybody going_on done_yet fixed_yet things_stand how_far where_do_things_stand where_are_we_with who_is_coming who_coming is_coming_to',
  receipts:
    'receipt receipts history payments_i_made payments_i_ve_made payments_made payments_i_have_made my_payments',
  chase: 'chase chasing chase_up go_after remind_to_pay',
  any: 'anything',
  notFixed:
    'needs_fixing need_fixing needs_repair not_fixed not_done still_not_done to_be_fixed still_broken needs_to_be_fixed aren_fixed haven_been_fixed not_been_fixed needs_repairing left_to_fix',
  notifyAll:
    'let_everybody_know let_everyone_know let_all_know let_tenants_know let_residents_know let_people_know let_the_tenants_know tell_everyone tell_everybody',
} as const;

/** Words that say nothing of what is asked. */
export const englishSmall =
  'high low medium priority a an and any are as at be been being by did do does for from had has have he her here him his i if in into is it its let me of on or our out please she so some still than that the their them then there these they this those to too up us was we were what which with you your just now know lets thats hes shes hi hello hey thanks thank ok want wants would like need get got all every each currently right today so far yet about again also only over during within between since until till before after last past previous no not don doesn didn isn hasn haven yes can could should may much many how one ones other anything everything something thing things really actually moment time times who when where why look looks more me my still already go make put stand stands say says there year bank cash card online app again somebody someone anywhere there well here came come coming comes around out off through onto upon along away ever never always please kindly sorry wondering wonder quick question morning afternoon evening dear sir madam guys folks gonna gotta lot lots bit little few couple both either whole entire another next been being am seems seem feel think know let tell see check checking exactly roughly even only than why because since though if whether';
