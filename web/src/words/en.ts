import common from '../../../src/tacora/i18n/en/common.ftl?raw'
import diamant from '../../../src/tacora/i18n/en/diamant.ftl?raw'
import web from '../../../src/tacora/i18n/en/web.ftl?raw'

export default [common, diamant, web]
