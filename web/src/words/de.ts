import common from '../../../src/tacora/i18n/de/common.ftl?raw'
import diamant from '../../../src/tacora/i18n/de/diamant.ftl?raw'
import web from '../../../src/tacora/i18n/de/web.ftl?raw'

export default [common, diamant, web]
