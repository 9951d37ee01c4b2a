import game from '../../../../../src/tacora/i18n/de/diamant.ftl?raw'
import web from '../../../../../src/tacora/i18n/de/web_diamant.ftl?raw'

export default [game, web]
