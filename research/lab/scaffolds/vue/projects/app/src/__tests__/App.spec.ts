import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import App from '../App.vue'

test('counts', async () => {
  const wrapper = mount(App, { props: { start: 1 } })
  await wrapper.get('button').trigger('click')
  expect(wrapper.text()).toBe('2')
})
