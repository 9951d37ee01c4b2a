import game from '../../../../../src/tacora/i18n/he/diamant.ftl?raw'
import web from '../../../../../src/tacora/i18n/he/web_diamant.ftl?raw'

export default [game, web]
