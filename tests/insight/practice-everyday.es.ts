import { type AskedQuestion, askedQuestions } from './asked-question.ts';

const ofTenants = `
se me tapó el inodoro otra vez, ¿mandan a alguien? | prepare_my_request | text
el aire no está enfriando nada desde ayer | prepare_my_request | text
la llave de la cocina no para de gotear | prepare_my_request | text
no me está llegando agua al baño | prepare_my_request | text
la cerradura de la puerta está mala y no puedo entrar | prepare_my_request | text
huele a gas en la cocina, urgente por favor | prepare_my_request | text; priority=urgent
el vecino de arriba me está mojando el techo | prepare_my_request | text
necesito que vengan a ver la nevera, no congela | prepare_my_request | text
quiero reportar una averia | prepare_my_request | missing=text
quisiera poner una queja por la bomba de agua | prepare_my_request | text
hay comején en el clóset | prepare_my_request | text
¿pueden mandar un plomero? se está botando el agua | prepare_my_request | text
tengo un problema con la luz del pasillo | prepare_my_request | text
el ascensor se quedó trancado | prepare_my_request | text
se partió un vidrio de la ventana | prepare_my_request | text
la lavadora no bota el agua | prepare_my_request | text
necesito un electricista | prepare_my_request | text
abra una solicitud de reparación | prepare_my_request | missing=text
¿cuánto me falta por pagar? | my_balance
¿cuánto tengo pendiente? | my_balance
¿debo algo todavía? | my_balance
¿me quedó algún balance del mes pasado? | my_balance
¿cuánto hay que pagar este mes? | my_balance
¿para cuándo me toca la próxima renta? | my_balance
¿hasta qué día tengo para pagar sin mora? | my_balance
quiero saber si estoy atrasado | my_balance
dígame mi deuda | my_balance
¿tengo mora? | my_balance
cuanto es lo mio este mes | my_balance
¿les debo algo a ustedes? | my_balance
¿cuál es mi saldo? | my_balance
¿cuánto pagué en octubre? | my_payments | 2026-10-01..2026-10-31
¿les llegó mi pago? | my_payments
¿ya vieron la transferencia que hice? | my_payments
necesito los recibos de este año | my_payments | 2026-01-01..2026-12-31
historial de pagos | my_payments
¿cuándo fue la última vez que pagué? | my_payments
muéstreme lo que he pagado en los últimos 90 días | my_payments | 2026-08-21..2026-11-18
¿todavía no me han aprobado el pago? | my_payments
mis pagos del año pasado | my_payments | 2025-01-01..2025-12-31
¿cuánto he pagado este año? | my_payments | 2026-01-01..2026-12-31
¿cuánto me queda de contrato? | my_lease
¿hasta cuándo es mi contrato? | my_lease
¿cuánto pago de renta? | my_lease
¿cuándo se me acaba el alquiler? | my_lease
¿quién es mi garante? | my_lease
¿cuánto dejé de depósito? | my_lease
¿cuáles son las condiciones de mi alquiler? | my_lease
quiero ver mi contrato | my_lease | or=my_documents
¿desde cuándo vivo aquí? | my_lease
¿a nombre de quién está el contrato? | my_lease
¿ya arreglaron lo que reporté? | my_requests
¿qué pasó con el plomero que pedí? | my_requests
¿en qué va lo de la bomba? | my_requests
¿cuándo vienen a arreglarme el baño? | my_requests | or=my_dates
¿alguien vio mi reporte? | my_requests
llevo una semana esperando que arreglen el aire, ¿qué pasó? | my_requests
mis averías abiertas | my_requests
¿cuántas solicitudes tengo? | my_requests
estado de mi reparación | my_requests
¿qué reclamos he hecho? | my_requests
¿todavía no resuelven lo de la gotera? | my_requests
¿hay reunión este mes? | my_dates
¿a qué hora es la asamblea? | my_dates
¿viene alguien a inspeccionar? | my_dates
¿qué citas tengo? | my_dates
¿qué hay en el calendario? | my_dates
mis próximas fechas importantes | my_dates
¿han mandado algún comunicado? | my_notices
¿hay algo nuevo de la administración? | my_notices
léame los avisos | my_notices
¿qué nos mandaron a decir? | my_notices
¿hay alguna circular nueva? | my_notices
¿avisaron algo del agua? | my_notices
el último aviso de la oficina | my_notices
necesito una copia del contrato | my_documents | or=my_lease
¿dónde están mis papeles? | my_documents | or=place
los documentos que firmé | my_documents
¿qué archivos tienen míos? | my_documents
quiero bajar mi contrato en PDF | my_documents | or=my_lease
quiero hablar con el administrador | prepare_my_message | missing=text
mándele un mensaje al dueño diciendo que viajo el viernes | prepare_my_message | text
escríbale a la oficina que necesito otra llave del portón | prepare_my_message | text
necesito mandar un mensaje | prepare_my_message | missing=text
dígale al encargado que el sábado no estaré | prepare_my_message | text
avísele a la administración que voy a pagar el lunes | prepare_my_message | text
quiero escribirle a la administración | prepare_my_message | missing=text
pregúntele a la oficina si puedo tener un perro | prepare_my_message | text
ya transferí la renta | prepare_my_payment
acabo de depositar 15 mil pesos | prepare_my_payment | amount=15000; currency=DOP
hice una transferencia de RD$22,500 el lunes | prepare_my_payment | amount=22500; currency=DOP; day=2026-11-16
les mandé 300 dólares hoy | prepare_my_payment | amount=300; currency=USD; day=2026-11-18
quiero avisar que pagué | prepare_my_payment
pagué ayer por el banco | prepare_my_payment | day=2026-11-17
informar un depósito de $18,000 | prepare_my_payment | amount=18000
reportar transferencia | prepare_my_payment
aquí va mi pago de noviembre: 20000 pesos | prepare_my_payment | amount=20000; currency=DOP
registrar mi pago de 12,000 | prepare_my_payment | amount=12000
¿me pueden sacar de la casa si no pago? | law | text
¿el dueño puede entrar sin avisar? | law | text
¿cuánto tiempo tienen para devolverme el depósito? | law | text
¿quién tiene que pagar las reparaciones según la ley? | law | text
¿pueden cobrarme dos meses de depósito? | law | text
¿es legal que me corten el agua? | law | text
¿tengo que pagar si el dueño vende la casa? | law | text
¿con cuánto tiempo me tienen que avisar para irme? | law | text
¿me pueden obligar a irme antes de tiempo? | law | text
¿cómo subo el comprobante? | guide | text
¿cómo cambio mi contraseña? | guide | text
no sé cómo reportar una avería, ¿me explica? | guide | text
¿qué tengo que hacer para pagar por aquí? | guide | text
¿se puede pagar con tarjeta? ¿cómo? | guide | text
¿cómo funciona el pago automático? | guide | text
¿dónde veo mis recibos? | place | text
lléveme a los avisos | place | text
abra la pantalla de mensajes | place | text
¿por dónde se reporta una avería? | place | text; or=guide
¿quién ganó el juego anoche? | none
¿qué hora es? | none
¿cuánto gana el dueño? | none
¿quién vive en el apartamento de al lado? | none
préstame mil pesos | none
recomiéndame un restaurante | none
`;

const ofOwners = `
¿Carmen está atrasada? | tenant_account | tenant=Carmen Peralta
¿cómo va Rafael con los pagos? | tenant_account | tenant=Rafael Núñez
¿qué tan al día está Luisa? | tenant_account | tenant=Luisa Báez
¿la ferretería debe algo? | tenant_account | tenant=Ferretería El Clavo SRL
saldo de Michael | tenant_account | tenant=Michael Brown
¿quién está debiendo? | late_tenants
¿a quién tengo que cobrarle? | late_tenants
deme la lista de los que no han pagado la renta | late_tenants
¿quién anda atrasado en la Torre? | late_tenants | property=Torre Anacaona
los malapaga | late_tenants
¿qué me entró la semana pasada? | payments | 2026-11-09..2026-11-15; or=measure
¿qué me ha pagado José este año? | payments | tenant=José Almonte; 2026-01-01..2026-12-31; or=measure,tenant_account
pagos recibidos en Plaza Naco en octubre | payments | property=Plaza Naco; 2026-10-01..2026-10-31
¿pagó la ferretería? | payments | tenant=Ferretería El Clavo SRL; or=tenant_account
¿cuándo pagó Yokasta por última vez? | payments | tenant=Yokasta Reyes; or=tenant_account
¿hasta cuándo tiene contrato Pedro? | lease | tenant=Pedro Martínez
¿quién está en el 1B? | lease | unit=Torre Anacaona 1B
¿en cuánto está alquilado el Local 1? | lease | unit=Plaza Naco Local 1
¿cuánto dejó de depósito Luisa? | lease | tenant=Luisa Báez
¿desde cuándo está Michael en la villa? | lease | tenant=Michael Brown
¿a quién le toca renovar en diciembre? | leases_ending | 2026-12-01..2026-12-31
¿qué contratos se me vencen pronto? | leases_ending
contratos que se terminan de aquí a fin de año | leases_ending | until=2026-12-31
¿qué me queda por alquilar? | vacant_units
¿tengo algo desocupado en Naco? | vacant_units | property=Plaza Naco
¿qué está vacío en la Torre? | vacant_units | property=Torre Anacaona
dame los datos de Residencial Gazcue | property | property=Residencial Gazcue
¿cuántas unidades tiene la Torre y de quién es? | property | property=Torre Anacaona; or=measure
¿qué averías siguen sin arreglar? | open_requests
¿hay algo roto en el 2A? | open_requests | unit=Torre Anacaona 2A
reportes pendientes de Gazcue | open_requests | property=Residencial Gazcue
¿qué quejas hay? | open_requests
¿qué falta por arreglar en Plaza Naco? | open_requests | property=Plaza Naco
¿qué hay para mañana? | upcoming | 2026-11-19..2026-11-19
¿qué tengo la próxima semana? | upcoming | 2026-11-23..2026-11-29
¿qué vence en estos días? | upcoming
mis citas de diciembre | upcoming | 2026-12-01..2026-12-31
¿qué se me viene encima? | upcoming
¿qué tengo que atender hoy? | waiting
¿hay algo esperando por mí? | waiting
¿qué me falta por aprobar? | waiting
¿en qué estoy atrasado yo con la oficina? | waiting | or=late_tenants
¿qué ha pasado desde el lunes? | changes | from=2026-11-16
¿qué hay de nuevo? | changes
póngame al día | changes
resumen de lo que pasó la semana pasada | changes | from=2026-11-09
¿cuánto voy a recibir el mes que viene? | forecast | of=rent_income; months=1
¿cómo pinta el flujo de caja para los próximos tres meses? | forecast | of=cash; months=3
¿qué probabilidad hay de que se atrasen? | forecast | of=late_payment
¿cuánto se me irá en reparaciones en el próximo medio año? | forecast | of=maintenance_cost; months=6
¿tendré dinero para fin de año? | forecast | of=cash
¿cuántas unidades se quedarán vacías en 2027? | forecast | of=vacancy
¿quiénes podrían no pagar? | forecast | of=late_payment
ingresos esperados por alquiler para el año que viene | forecast | of=rent_income; months=12
busca factura B0100000045 | find | text
¿dónde está el contrato de la cédula 001-1234567-8? | find | text
encuéntrame lo de la bomba | find | text
consígueme el número de recibo 88 | find | text
mande una circular a la Torre: el viernes no hay agua | prepare_notice | property=Torre Anacaona; text
comuníqueles a todos que la oficina cierra el lunes | prepare_notice | text
quiero mandar un aviso | prepare_notice | missing=text
anuncia en Gazcue que habrá fumigación | prepare_notice | property=Residencial Gazcue; text
avísales a los inquilinos de la plaza que pintaremos el parqueo | prepare_notice | property=Plaza Naco; text
el 1A reporta que la nevera no enfría | prepare_request | unit=Torre Anacaona 1A; text
hay que arreglar la puerta del Local 2 | prepare_request | unit=Plaza Naco Local 2; text
se reventó una tubería en el 102, urgente | prepare_request | unit=Residencial Gazcue 102; text; priority=urgent
crea una orden para pintar la Villa 2 | prepare_request | unit=Villas Cabarete Villa 2; text
anota que en el 201 gotea el techo | prepare_request | unit=Residencial Gazcue 201; text
reporta una avería | prepare_request | missing=text
Luisa me dio 10 mil pesos en efectivo hoy | prepare_payment | tenant=Luisa Báez; amount=10000; currency=DOP; day=2026-11-18
apunta el pago de la ferretería, 1,800 dólares | prepare_payment | tenant=Ferretería El Clavo SRL; amount=1800; currency=USD
Yokasta transfirió 46,500 | prepare_payment | tenant=Yokasta Reyes; amount=46500
me pagaron 20 mil pesos | prepare_payment | missing=tenant
ponle un pago a José | prepare_payment | tenant=José Almonte
¿puedo subirle la renta a un inquilino? | law | text
¿qué aviso tengo que dar para no renovar? | law | text
¿cuántos depósitos puedo cobrar? | law | text
¿cómo saco a un inquilino que no paga? | law | text; or=guide
¿es obligatorio registrar el contrato? | law | text
¿cómo le mando la factura a un inquilino? | guide | text
¿qué hago para agregar un edificio? | guide | text
no entiendo cómo cerrar un contrato | guide | text
enséñame a dividir un gasto | guide | text
¿dónde están los gastos? | place | text
quiero ir a contratos | place | text
¿en qué pantalla veo los depósitos? | place | text
¿cuánta plata me han pagado en lo que va de año? | measure | measure=collected; 2026-01-01..2026-11-18
¿cuánto me deben en total? | measure | measure=outstanding
¿cuánto hay vencido en Gazcue? | measure | measure=overdue; property=Residencial Gazcue
¿cuántos inquilinos están atrasados? | measure | measure=overdue_leases
¿qué por ciento paga a tiempo? | measure | measure=on_time_rate
¿cuánto cobré de mora en octubre? | measure | measure=late_fees_billed; 2026-10-01..2026-10-31
¿en qué se me va el dinero por cuenta? | measure | measure=expenses; by=account
gastos de este trimestre por suplidor | measure | measure=expenses; by=vendor; 2026-10-01..2026-12-31
¿cuánto me dejó la Torre en septiembre? | measure | measure=net_operating_income; property=Torre Anacaona; 2026-09-01..2026-09-30
¿qué tan lleno está el edificio de Gazcue? | measure | measure=occupancy_rate; property=Residencial Gazcue
¿cuántos apartamentos tengo vacíos? | measure | measure=vacant_units
¿cuánto dejo de ganar por lo desocupado? | measure | measure=vacancy_loss
renta promedio por habitaciones | measure | measure=average_rent; by=bedrooms
¿cuántos contratos se firmaron este año? | measure | measure=leases_started; 2026-01-01..2026-12-31
¿cuántos inquilinos se fueron el año pasado? | measure | measure=leases_ended; 2025-01-01..2025-12-31
¿cuánto tardamos en resolver una avería? | measure | measure=hours_to_resolve
reparaciones por categoría el mes pasado | measure | measure=requests_opened; by=request_category; 2026-10-01..2026-10-31
¿cuántas averías se cerraron en los últimos 90 días? | measure | measure=requests_closed; 2026-08-21..2026-11-18
¿cuánto gasté arreglando cosas en la Torre? | measure | measure=maintenance_cost; property=Torre Anacaona
depósitos en mi poder por moneda | measure | measure=deposits_held; by=currency
¿cuántas unidades administro? | measure | measure=units
aplicaciones por mes | measure | measure=applications; by=month
dame la tasa de renovación de 2025 | measure | measure=renewal_rate; 2025-01-01..2025-12-31
¿qué hora es en Madrid? | none
súbele la renta a Carmen | none
¿cuál es la mejor inversión ahora? | none
paga la factura de la luz | none
¿cuánto cobran los demás dueños? | none
`;

/** How people speak in passing: short, polite, indirect. The engine was built with them, so they measure nothing. */
export const everydayQuestions: readonly AskedQuestion[] = [
  ...askedQuestions('tenant', ofTenants),
  ...askedQuestions('owner', ofOwners),
];
