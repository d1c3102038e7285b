import { createApp } from 'vue'
import App from './App.vue'

createApp(App, { start: 1 }).mount('#app')
