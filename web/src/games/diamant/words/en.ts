import game from '../../../../../src/tacora/i18n/en/diamant.ftl?raw'
import web from '../../../../../src/tacora/i18n/en/web_diamant.ftl?raw'

export default [game, web]
