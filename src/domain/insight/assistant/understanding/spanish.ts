// Words by what they mean, in Spanish as it is spoken in the Dominican Republic: one list, so that a word is looked for in one place.
// An asterisk stands for any ending, an underscore for the blank between words that mean it only together.
export const spanish = {
  // What is asked.
  howMuch: 'cuanto cuanta monto suma total valor importe cuantos_pesos cuantos_dolares cuantos_cuartos',
  howMany: 'cuantos cuantas cantidad numero conteo',
  who: 'quien quienes a_quien a_quienes',
  which:
    'cual cuales que lista listado listame muestr* ensen* mostr* ver dime dame deme digame leame lea leer historial lee leeme recuerdeme recuerdame',
  when: 'cuando fecha que_dia hasta_cuando a_que_hora hasta_que_dia que_fecha para_cuando',
  where:
    'donde llevame lleveme adonde pantalla pagina seccion abre_la_pantalla ir_a abrir_la quiero_ir abreme en_que_parte abre_los_ajustes abre_los abre_las abre_la_configuracion muestrame_la_pantalla ajustes configuracion',
  howTo:
    'como_funcionan como_hago como_puedo como_se como_hacer como_registr* como_agreg* como_cre* como_invit* como_confirm* como_report* como_anul* como_pong* como_configur* como_subo como_pag* como_cobro como_mando como_envio como_firm* como_borr* como_elimin* como_cambi* como_import* como_export* como_descarg* como_conect* como_activ* como_emit* como_funciona como_uso como_anado como_termin* como_renuev* como_renov* como_le como_lo como_se_le como_reserv* como_vot* como_instal* como_hag* como_abro como_busco como_entro como_recuper* como_saco como_devuelv* como_aplic* como_divid* como_conten* como_public* como_solicit* como_pido como_doy como_veo como_deshag* paso_a_paso pasos guia guias instrucciones_para explica* tutorial de_que_manera manual ayuda_con como_cerr* como_cierr* que_hago_para que_tengo_que_hacer_para que_debo_hacer_para que_hay_que_hacer_para ensename_a enseneme_a ensename_como enseneme_como no_entiendo_como no_se_como como_borro como_mando como_hago_para como_se_hace como_le_hago como_edit* como_corrij* como_corr* como_asign* como_exporto',
  howIs:
    'como_va como_van como_esta como_estan como_anda estado estatus seguimiento que_paso_con en_que_va vio visto han_visto en_que_quedo',
  average: 'promedio promedios media medio en_promedio promedia',
  rate: 'porcentaje tasa por_ciento % indice proporcion que_parte nivel porciento ratio razon',
  most: 'mas mayor mayores menos menor mejor peor mejores peores maximo ranking top',
  mine: 'mi mis mio mia mios nuestro nuestra lo_mio',
  me: 'me yo nos',
  will: 'pronostic* proyec* prediccion* predic* preve* estim* espera* esperar va_a van_a voy_a vamos_a estara estaran podria podrian riesgo cobrare tendre recibire gastare entrara quedara habra sera probabilidad probable probablemente futuro atrasara atrasaran pagara pagaran se_quedara quedaran pinta pintan se_me_ira se_ira se_me_iran cobraremos gastaremos tendremos recibiremos se_ve podra podran vendra vendran esperado esperados esperada irian va_a_haber alcanzara',
  next: 'proxim* siguiente* que_viene que_vienen entrante venidero estos_dias proximos_dias dentro_de_poco pronto',
  since: 'desde_cuando hace_cuanto cuanto_tiempo cuanto_lleva que_tiempo desde_que_fecha',
  compare: 'compar* versus vs frente_a contra respecto frente_al respecto_al comparad*',
  // Rent and what tenants owe.
  collect:
    'cobr* recaud* me_entro ingresaron entraron_pagos recibi* recib* me_pagaron cuarto_entro captacion me_han_pagado me_han_entrado han_pagado_los han_entrado',
  bill: 'factur* cargue cargado cargados emitido emiti emitimos devengado devengu* se_cobra cargos cargo',
  rate_collected:
    'tasa_de_cobro tasa_de_cobranza porcentaje_de_cobro indice_de_cobro efectividad_de_cobro porcentaje_cobrado tasa_de_recaudo cobrabilidad',
  of_billed: 'de_lo_facturado de_lo_que_facture de_lo_cargado de_los_cargos de_lo_que_se_facturo',
  pay: 'pagos pago abono abonos transferencia transferencias deposito_bancario recibo recibos comprobante comprobantes pagados pagaron_que',
  paid: 'pago pague pagaron pagado pagada ha_pagado han_pagado pagar paga pagan abonaron abonado pagamos he_pagado ',
  paidBefore: 'pague pagado he_pagado pagamos abone deposite transferi ultimo_pago',
  unpaid:
    'no_pago no_pagaron no_ha_pagado no_han_pagado no_me_ha_pagado no_me_han_pagado no_me_pago no_me_pagaron sin_pagar por_pagar falta_por_pagar faltan_por_pagar falta_por_cobrar no_paga no_pagan impago impagos mala_paga mala_pagas no_ha_pagao',
  owe: 'debe deben debo debemos debia debian adeud* deuda deudas deudor* balance saldo saldos pendiente_de_pago pendiente_de_cobro por_cobrar cuentas_por_cobrar fiao fiado me_toca_pagar tengo_que_pagar hay_que_pagar debiendo debido lo_mio me_falta_por_pagar falta_por_pagar me_queda_por_pagar falta_pagar me_falta_pagar me_toca me_tocan corresponde_pagar en_rojo tengo_que_transferir debo_transferir tengo_que_depositar tengo_que_mandar',
  late: 'atras* moros* vencid* tarde mora retras* en_mora tardio tardia demora_de_pago malapaga malapagas mala_paga mala_pagas peores_pagadores malos_pagadores peor_pagador no_esta_al_dia no_estan_al_dia',
  lateFee:
    'recargo recargos recargos_por_mora penalidad penalidades cargos_por_mora cargo_por_mora multa multas mora_cobrada interes_por_mora de_mora por_mora por_recargos',
  daysLate:
    'dias_de_atraso dias_de_retraso dias_de_mora dias_atrasados dias_tarde cuanto_se_tardan tardan_en_pagar se_tardan_en_pagar demoran_en_pagar dias_que_se_atrasan',
  onTime: 'a_tiempo puntual* puntualidad a_la_fecha en_fecha sin_atraso',
  upToDate: 'al_dia estado_de_cuenta estados_de_cuenta situacion cuenta',
  credit: 'credito creditos nota_de_credito notas_de_credito descuento descuentos rebaj* bonific*',
  deposit: 'deposito depositos fianza fianzas garantia garantias',
  held: 'guard* tengo_en retenid* custodia en_deposito tengo_de mantengo',
  // Results.
  income:
    'ingreso ingresos entradas_de_resultado gane ganado produjo produjeron produce producen genero generaron rindio genera',
  expenses:
    'gasto gastos gaste gastado gastamos gastan egreso egresos desembols* costos se_fue_en gastando gastare gastar se_me_va_el_dinero se_va_el_dinero se_me_va se_me_fue se_me_fueron se_va_la_plata',
  profit:
    'dejado me_dejo me_deja ganancia ganancias utilidad utilidades beneficio beneficios neto ganamos rentabilidad resultado resultados noi resultado_operativo ingreso_neto operativo me_quedo limpio ingreso_operativo dejo dejaron gane_limpio quedo_limpio',
  margin: 'margen margenes',
  expenseRatio:
    'relacion_de_gastos razon_de_gastos gastos_sobre_ingresos gastos_entre_ingresos gastos_a_ingresos proporcion_de_gastos porcentaje_de_gastos indice_de_gastos que_parte_del_ingreso que_parte_de_los_ingresos gastos_respecto',
  maintenance:
    'mantenimiento reparacion reparaciones reparar arreglos arreglo  arreglando reparando arreglar_cosas',
  cost: 'costo costos costo_de cost* cuesta gasto_de gasto_en',
  cash: 'flujo_de_caja flujo_de_efectivo efectivo caja flujo liquidez cuartos chelitos plata dinero',
  comesIn: 'entro entraron entrada entradas  entrara entra entrado entran',
  goesOut: 'salio salieron salida salidas sale se_fue salido salen',
  cashFlow: 'flujo_de_caja flujo_de_efectivo',
  whatIHave: 'que_tengo que_hay que_toca',
  net: 'neto neta netos flujo_de_caja flujo_de_efectivo diferencia',
  // Occupancy.
  unit: 'unidad unidades apartamento apartamentos apto aptos local locales casa casas villa villas vivienda viviendas apartaestudio penthouse oficina oficinas aparta apartas puertas',
  property: 'propiedad propiedades inmueble inmuebles edificio edificios torre plaza residencial condominio',
  occupied: 'ocupad* alquilad* rentad* arrendad* ocupa ocupan habitad*',
  occupancy: 'que_tan_ocupad* que_tan_llen* ocupacion ocupacional',
  vacant:
    'vaci* vacan* desocup* disponib* libre libres sin_alquilar sin_inquilino sin_inquilinos sin_rentar sin_contrato no_estan_alquilad* no_esta_alquilad* por_alquilar por_rentar sin_ocupar para_alquilar no_he_alquilado no_tienen_inquilino no_tiene_inquilino no_tienen_a_nadie no_tiene_a_nadie no_hay_nadie no_vive_nadie',
  days: 'dias dia',
  economic: 'economica economico',
  potential:
    'potencial posible maximo_posible si_todo_estuviera si_todo_se_alquilara a_plena_ocupacion si_estuviera_todo',
  loss: 'perdida perdidas perdi perdiendo pierdo perdimos dejo_de_ganar deje_de_cobrar dejado_de_cobrar dejado_de_ganar dejo_de_cobrar',
  rent: 'alquiler alquileres renta rentas arriendo rent mensualidad mensualidades canon',
  area: 'metro metros m2 metro_cuadrado por_metro superficie pie_cuadrado pies_cuadrados',
  market: 'mercado precio_de_mercado valor_de_mercado',
  per_unit: 'por_unidad por_apartamento por_local',
  // Leases and tenants.
  lease: 'contrato contratos arrendamiento arrendamientos lease leases',
  active: 'activ* vigent* vigor en_curso',
  tenant: 'a_todos para_todos inquilin* arrendatari* inquilinato ocupantes residentes',
  start:
    'empez* comenz* inici* nuevos nuevo firmad* firmaron firme empiez* comienz* nueva nuevas entraron_nuevos',
  end: 'venc* termin* acab* expir* finaliz* caduc* se_acaba fin_de_contrato se_cumpl* vencimientos se_va_pronto se_van_pronto',
  ended:
    'se_mudaron terminaron terminados terminado terminamos finalizaron acabaron concluyeron cerraron_contrato se_fueron',
  renew: 'renov* renuev* prorrog*',
  turnover: 'rotacion',
  stay: 'antiguedad permanencia permanec* duran duracion cuanto_duran quedan_viviendo se_quedan estadia tiempo_de_permanencia llevan',
  live: 'vive viven ocupa alquila reside esta_en vivo vivimos viviendo estoy_viviendo alquilo',
  owner: 'dueno duena duenos propietario propietaria propietarios',
  about:
    'sobre acerca informacion info detalles detalle datos hablame hableme cuentame cuenteme ficha resumen describe como_es que_clase',
  tiene: 'tiene tienen hay',
  conditions: 'condiciones plazo terminos clausulas cuanto_paga paga_de clausula reglas',
  people: 'personas codeudor garante fiador',
  // Maintenance and applications.
  request:
    'queja quejas averia averias solicitud solicitudes reporte_de_averia reparaciones reparacion ticket tickets desperfecto desperfectos incidencia incidencias reclamo reclamos reporte_de_mantenimiento reportes_de_mantenimiento mantenimientos ordenes_de_trabajo problema problemas reportes orden_de_trabajo orden queja reclamacion reclamaciones nueva_orden nueva_solicitud nuevo_reporte',
  open: 'abiert* pendient* sin_resolver sin_cerrar por_atender sin_atender en_proceso no_se_han_resuelto falta_por_arreglar por_resolver no_cerradas',
  opened: 'se_abrieron abrieron reportaron reportadas recibieron se_reportaron llegaron hubo se_crearon ',
  closed:
    'cerrada cerrado cerradas cerrados cerraron cerre resuelt* resolvi* completad* atendid* se_cerraron arreglaron repararon arreglado reparado resolvieron solucion* ya_vinieron listo',
  hours:
    'horas hora tiempo_de_resolucion tardamos tardan tarda cuanto_tardan cuanto_tarda cuanto_tardamos cuanto_toma demoramos velocidad rapidez resolver tiempo_toma se_tarda',
  application:
    'aplicacion aplicaciones solicitudes_de_alquiler solicitud_de_alquiler solicitantes candidatos candidato aplicantes solicitante evaluaciones interesados',
  approve: 'confirm* aprob* aprueb* aceptad* aprobacion',
  urgent: 'urgen* emergencia emergencias',
  // What happens.
  waiting:
    'debo_revisar debo_aprobar debo_confirmar debo_contestar debo_atender pendiente pendientes me_espera esperando_por_mi por_confirmar por_aprobar por_revisar por_contestar por_responder atencion tengo_que_hacer me_falta_por falta_por_hacer falta_hacer requiere me_toca necesita_mi esperan sin_contestar sin_confirmar sin_responder que_hacer que_hago_hoy tareas debo_atender debo_hacer que_tengo_que_hacer tengo_que_atender atender_hoy tengo_que_revisar tengo_que_aprobar tengo_que_confirmar tengo_que_contestar me_falta falta_por_aprobar hay_que_hacer hay_que_atender esperando_respuesta depende_de_mi que_hago_primero hacer_primero',
  changes:
    'me_perdi se_movio cambio cambios cambiado cambiaron novedad novedades que_paso que_ha_pasado ha_pasado que_hubo nuevo_desde que_hay_de_nuevo que_hay_nuevo actividad movimientos ha_ocurrido ocurrio que_se_hizo algo_nuevo hay_algo_nuevo novedoso pongame_al_dia ponme_al_dia lo_que_paso lo_que_ha_pasado que_me_perdi actualizame lo_ultimo ultimo_de reciente recientes recientemente',
  upcoming:
    'que_viene se_acerca se_avecina agenda calendario proximas_fechas fechas proximos_eventos eventos viene vienen proximos_dias tengo_para programado programadas citas visita visitas vencimientos que_toca que_me_espera por_venir compromisos planificado previsto lo_que_falta_del',
  find: 'busca buscame busque buscar encuentra encuentre encontrar buscando localiza localizar busqueme ubica consigueme encuentrame buscame localizame buscar_a dame_todo_lo_de todo_lo_de',
  number: 'recibo_numero numero_de factura_numero no telefono cedula rnc',
  // What is to be prepared.
  notice:
    'aviso avisos circular comunicado anuncio anuncios notificacion notificaciones comunicados avisaron mandaron_a_decir mandaron_decir dijeron nos_mandaron comunicaron informaron anunciaron publico_la_oficina puso_la_oficina dijo_la_oficina dice_la_oficina',
  notify:
    'avis* notifi* comuni* inform* anunci* dile dígale digale diles digales manda_un_aviso redact* hazle_saber recuerd*',
  write:
    'redact* escrib* prepar* crea crear haz hacer haga hazme hagame manda mandar mande mandale envi* publi* borrador genera pon ponme pongame necesito',
  record: 'registr* anot* apunt* ingresa mete asent* reportar reporta reporte reporto',
  openIt:
    'agrega agregar agregue anade anadir abre abrir abra crea crear haz hazme haga registr* anot* reporta reporte reportar reporto pon ponme necesito solicita solicito pide pedir levanta genera poner quejarme meter levantar hacer_una ponga nueva_orden nueva_solicitud nuevo_reporte',
  message:
    'hablar contactar mensaje mensajes escribele escribale dile digale preguntale preguntele responder mandale_un_mensaje mensajito avisale aviseles una_pregunta_para llamenme que_me_llamen',
  office:
    'oficina administracion administrador administradora casero casera arrendador dueno duena propietario propietaria gerente encargado encargada',
  damage:
    'problema_con tengo_un_problema hay_un_problema manden_a_alguien mande_a_alguien arreglen arreglar rompi* roto rota rotos rotas dan* gotea goteando gotera goteras filtr* fuga fugas fundi* explot* tapad* tapo taponad* atascad* atasco inund* no_funciona no_sirve no_enciende no_prende no_abre no_cierra no_enfria no_hay_agua no_hay_luz se_fue_la_luz se_fue_el_agua sin_agua sin_luz no_llega_agua no_llega_el_agua no_sale_agua no_baja bota_agua botando_agua cucaracha* raton* plaga comejen humedad moho corto_circuito cortocircuito se_jodio descompu* averiad* hace_ruido ruido_raro quebr* no_calienta se_quemo quemad* quemo cay* se_cae huele olor chorro_de_agua despeg* agrietad* grieta mojando moja* mojado esta_mala esta_malo esta_malogrado trancado tranco trabad* se_partio partido revent* se_bota botando no_bota sale_agua sucio chispa* mandan_a_alguien mandar_a_alguien manda_a_alguien pueden_mandar puede_mandar podrian_mandar venir_a_ver venga_a_ver vengan vengan_a_ver manden envien_a_alguien mandar_un_plomero mandar_un_tecnico no_cuela colando comején se_salio rajad* desprend* hormigas hongo hongos bota_el_agua perdiendo_agua gote* pasar_alguien se_va_la_luz se_va_el_agua se_me_fue se_va_a_cada',
  thing:
    'inodoro llave_de_agua grifo nevera estufa abanico aire aire_acondicionado inversor tuberia calentador fregadero lavamanos ducha bano cocina techo puerta ventana cerradura bomba cisterna tinaco ascensor porton lavadora plomer* electric* bombillo toma_corriente tomacorriente interruptor pared piso llave_del agua luz gas closet vidrio pasillo lampara lavaplatos llavin llave inodoros sanitario trituradora horno microondas timbre intercom intercomunicador camara balcon ventanal persiana gabinete gavetero enchufe breaker planta desague drenaje cristal parqueo escalera bombillas luces plomero electricista tecnico energia electricidad puerta_principal horno',
  transfer:
    'transferi deposite envie_un_pago hice_un_pago hice_una_transferencia hice_un_deposito pague consigne abone mande_el_pago realice_un_pago ya_pague hice_el_pago acabo_de_depositar acabo_de_transferir acabo_de_pagar les_mande les_deposite les_transferi le_transferi mande mande_la ya_deposite ya_transferi ya_mande les_pague le_pague hice_la_transferencia que_pague',
  gavePay:
    'me_pago me_dio me_entrego me_transfirio me_deposito me_abono recibi nos_pago me_trajo transfirio me_pagaron entrego le_pago me_deposito deposito_en_mi me_mando',
  // Where words lead.
  law: 'preaviso ley leyes legal legalmente ilegal articulo articulos codigo decreto 85-25 obliga obligado obligacion derecho derechos desaloj* desahuci* botar me_puede_sacar puede_sacarme sacarme me_pueden_sacar inembargable permite_la_ley notario con_cuanto_tiempo irme sacarme echarme obligar obligarme corten cortar cortarme cortan vende_la subarrend* subalquil* obligatorio aviso_tengo_que_dar aviso_debo_dar aviso_hay_que legal_que saco_a_un me_pueden_botar pueden_botarme subir_la_renta_a',
  may: 'puedo puede pueden podemos me_puede me_pueden se_puede permitid* prohib* debo_darle obligatorio esta_permitido hay_que',
  raise: 'subir* subirme aument* aumento incremento increment* suba alza subi* subir suben subiria',
  moneyBack: 'devolver devuelv* devolucion reembols* devolv*',
  guide: 'recibir_pagos_con_tarjeta invitar con_tarjeta',
  documents:
    'documento documentos papeles archivos cedula copia_del_contrato papel certificado copia copias pdf descargar contrato_firmado documentacion constancia carta cheque cheques',
  assembly:
    'asamblea asambleas reunion reuniones visita visitas cita citas tecnico plomero viene_el fechas inspeccion* viene_alguien va_a_venir_alguien',
  account_: 'cuenta_bancaria',
  // What no tool does.
  forbidden:
    'borra borrame borre elimina eliminame elimine suprime cancela cancele anula anule revoca despide demanda demandar hackea vende vendeme compra compre firma firme termina_el cambia cambie modifica modifique edita edite sube suba sube_el aumenta aumente transfiere transfiera paga_la pagale paga_el pague_la contrata contrate desaloja bota archiva archive desactiva bloquea rechaza rechace aprueba apruebe actualiza actualice subele subile bajale quitale cambiale cancelale borrale pagale prestame prestale regalame recomiendame recomiendeme cobrale despide',
  foreign:
    'vecino vecina vecinos competencia otros_duenos otro_dueno otra_empresa otras_empresas otros_propietarios otro_propietario otras_organizaciones otra_organizacion otros_usuarios otro_usuario otros_clientes amigo amiga primo novia novio esposa esposo hermano hermana jefe contrasena contrasenas clave claves tarjeta_de_credito demas_duenos demas_propietarios otros_caseros otro_casero',
  attack:
    'ignora ignore olvida olvidate token tokens api system prompt instrucciones_anteriores instrucciones_previas tus_instrucciones sql administrador_del_sistema service_role base_de_datos select drop truncate script modo_desarrollador',
  elsewhere:
    'habitantes poblacion clima temperatura lluvia llovera llueve huracan pronostico_del_tiempo presidente elecciones eleccion politica politico gobierno partido partidos pelota beisbol futbol lidom loteria loto receta recetas cocinar chiste chistes poema cancion musica pelicula peliculas capital bitcoin cripto acciones bolsa horoscopo traduce traduceme noticias vuelo vuelos hotel restaurante carro carros gasolina combustible idioma matematica raiz novela historia_de planeta luna sol amor dolor medico medicina abogado_bueno prima_del_dolar tasa_del_dolar prestamo wifi inversion invertir  juego partido_de ganar_dinero gana_el',
  iOwe: 'debo debemos',
  due: 'se_vence_el_pago vence_el_pago',
  enter: 'entrar',
  reported:
    'reporte pedi solicite que_reporte que_pedi mi_reporte mi_queja mi_solicitud puse avise_de lo_que_avise mi_problema',
  stillWaiting:
    'llevo esperando espero todavia_no aun_no siguen_sin nadie_ha_venido no_han_venido no_ha_venido nunca_vino nunca_vinieron vinieron vienen_a cuando_vienen cuando_viene cuando_van cuando_mandan quedaron_en para_cuando cuando_arreglan cuando_me_arreglan vendran en_que_paro en_que_quedo en_que_va que_paso_con como_va_lo',
  receipts:
    'recibo recibos comprobante comprobantes historial pagos_que_hice pagos_que_he_hecho pagos_hechos',
  chase: 'cobrarle cobrarles cobrarselo perseguir llamar_para_cobrar',
  any: ' algo',
  notFixed:
    'falta_por_arreglar faltan_por_arreglar sin_arreglar sin_reparar por_reparar por_arreglar hay_que_arreglar falta_arreglar falta_por_reparar no_se_ha_arreglado no_han_arreglado',
  notifyAll:
    'diles_a_todos avisales_a_todos avise_a_todos informe_a_todos digales_a_todos que_todos_sepan hagales_saber avisar_a_todos',
} as const;

/** Words that say nothing of what is asked. */
export const spanishSmall =
  'alta alto baja bajo media prioridad prioridades a al ante con de del desde e el ella ellos en entre es esa esas ese eso esos esta este estas estos esto estan fue ha han hasta he la las le les lo los nos o os para pa por porfa porfavor favor pues se si sobre son su sus te tu tus un una unos unas y yo usted ustedes muy tan ahi aqui alla to todo todos toda todas necesito deseo quiero quisiera puede puedes podria hola buenas buenos dias oye mira ya no ni tambien ahora actualmente hoy algun alguna alguno algunos tengo tenemos tenia como que me mi sin sean sido ser estoy era eran fueron estaba estaban hubo haber cada solo solamente gracias ok bueno saber favor ayudame ayudeme usted dia momento actual ahorita mismo ultimo ultima ultimos ultimas cosa cosas algo aun todavia hace lleva tiempo vez veces cuentan va van estado vaya cual cuyo donde aca dicho bien mal e u hasta tras luego entonces cliente vecindad gente tipo real cierto esten quedan queda tal mucho muchos mucha poco dentro durante mientras alguien nadie quede les nuestras nuestros pasado pasada quedo quedó otra otro otras otros vez fue banco efectivo tarjeta linea internet app disculpe disculpa perdon saludos tardes noches consulta pregunta duda quisiera gustaria podria podrian pueden favor amable senor senora don dona mire oiga cuanto antes ahorita rato semana arriba abajo afuera adentro casi nunca siempre nada nadie ninguno ninguna aqui aca asi porque aunque cuando mientras bueno bien entonces incluso hacia igual propio misma mismos demas unos cuantos van venir viene quiere quieren tienen dar dan dio doy sabe se saber sabes entiendo creo parece necesita necesitan';
