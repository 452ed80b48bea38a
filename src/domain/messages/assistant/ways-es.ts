import type { Topic } from './topics.ts';

/** By which words each matter is known in Spanish: ways to ask, between bars (topics.ts says how they are read). */
export const spanishWays: Readonly<Record<Topic, string>> = {
  greeting: 'hola | buenos dias | buenas tardes | buenas noches | buenas | saludos',
  about: `que puede* hacer | que sabe* | quien eres | quien es usted | eres humano | eres robot
    | como funciona* asistente | ayuda`,
  thanks: 'gracias | muchas gracias | muy amable | perfecto gracias',
  due: `debo | debemos | adeud* | deuda* | saldo | balance | cuanto pag* | cuanto tengo pagar | pendiente* pag*
    | pagos pendientes | atrasad* | atraso* | al dia | cuenta`,
  next_rent: `cuando pag* | cuando vence alquiler | cuando vence renta | cuando vence pago | cuando toca pag*
    | proxim* pago* | proxim* alquiler* | proxim* renta | fecha pago* | dia pago | que dia pag* | dia pagar`,
  ways_to_pay: `como pag* | como puedo pagar | donde pag* | forma* pago | forma* pagar | metodo* pago | tarjeta*
    | transferencia* | deposit* banco | efectivo | quiero pagar | reportar pago | comprobante* | cuenta bancaria
    | numero cuenta`,
  payment: `mi pago | mi ultimo pago | ultimo pago | llego pago | llego transferencia | recibieron | recibio pago
    | recibio transferencia | confirm* pago | confirmaron | rechaz* | estado pago | ya pague | pague`,
  receipt: 'recibo* | factura* | constancia* pago',
  late_fee: `mora | moras | recargo* | penalidad* | multa* | pago tarde | pagar tarde | me atraso | si atraso
    | dias gracia | gracia`,
  rent: `cuanto es alquiler | cuanto es renta | cuanto alquiler | cuanto renta | precio alquiler | monto alquiler
    | sube alquiler | subir alquiler | aumento* | aument* alquiler | sube renta | alquiler mensual
    | renta mensual | mi alquiler | mi renta | subir* alquiler`,
  deposit: 'deposito* | fianza | garantia | devuelv* deposito | devolu*',
  term: `vence contrato | termina contrato | acaba contrato | fin contrato | hasta cuando | duracion | cuanto dura
    | renov* | fecha contrato | empieza contrato | empezo contrato | vencimiento contrato | vigencia`,
  leaving: `mudar* | mudo | me voy | irme | desocup* | entregar apartamento | entregar casa | entregar llaves | preaviso
    | aviso salida | dejar apartamento | dejar casa | rescind* | terminar contrato | cancelar contrato
    | romper contrato | con cuanta anticipacion | desahuci*`,
  requests: `mi averia* | mis averias | averia* reporte | mi solicitud* | mis solicitudes | estado averia*
    | estado reparacion | cuando reparan | cuando arreglan | cuando vienen | ya reporte | tecnico | mi reporte`,
  report: `averia* | reparar | reparacion* | arregl* | dan* | roto | rota | se rompio | gotea* | gotera* | fuga*
    | filtracion* | no funciona | no sirve | no prende | no enfria | no hay agua | no hay luz | sin agua
    | sin luz | inodoro | plomer* | electric* | cucaracha* | plaga* | mantenimiento`,
  contact: `contact* | telefono | llamar | hablar con | propietari* | dueno* | oficina | administra* | arrendador*
    | mensaje* | escribir* | encargad* | quien me alquila`,
  documents: `documento* | copia contrato | ver contrato | mi contrato | descargar contrato | firmar | firma* | pdf
    | papeles`,
  emergency: `emergencia* | incendio | fuego | bombero* | policia | ambulancia | olor gas | huele gas | fuga gas | 911
    | inunda* | robo | robaron`,
  place: `mi direccion | direccion apartamento | cual direccion | donde queda | que apartamento | mi unidad
    | numero apartamento`,
  security: 'contrasena* | clave | dos pasos | verificacion | cambiar correo | mi cuenta segur* | hacke*',
  settings: `notificacion* | idioma | ingles | modo oscuro | tema oscuro | configuracion | ajustes | mis datos
    | mi nombre | mi perfil | borrar cuenta | cerrar cuenta | avisos correo`,
};
